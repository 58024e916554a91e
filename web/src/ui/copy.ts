/** Copies words for pasting elsewhere. A page that came over plain HTTP has no clipboard but the old one. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

function copyTheOldWay(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position: fixed; opacity: 0';
  const before = document.activeElement as HTMLElement | null;
  // Inside an open dialog, since whatever lies outside of it can have no focus.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    done = false;
  }
  area.remove();
  before?.focus({ preventScroll: true });
  return done;
}
