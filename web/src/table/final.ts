/** How a choice that cannot be taken back says so. */
export const FINAL: Record<string, { sign: string; says: string }> = {
  chance: { sign: '⚅ final', says: 'chance follows at once: it cannot be taken back' },
  turn: { sign: '⇥ final', says: 'it ends your turn: it cannot be taken back once another has answered' },
};
