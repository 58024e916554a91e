/** Which rule the drawer of rules shows; null when it is closed. */
class RulesDrawer {
  at = $state<string | null>(null);

  open(rule = ''): void {
    this.at = rule;
  }

  close(): void {
    this.at = null;
  }
}

export const drawer = new RulesDrawer();
