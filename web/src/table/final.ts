/** How a choice that cannot be undone says so. */
export const FINAL: Record<string, { sign: string; says: string }> = {
  chance: { sign: 'rolls dice', says: 'rolls dice or reveals a card: no undo' },
  turn: { sign: 'ends turn', says: 'ends your turn: no undo once another player has moved' },
};
