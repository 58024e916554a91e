/** How a choice that cannot be undone says so. */
export const FINAL: Record<string, { sign: string; says: string }> = {
  chance: { sign: 'rolls dice', says: 'rolls dice or reveals a card: no undo' },
  answer: { sign: 'others answer', says: 'another player answers next: no undo after that' },
  turn: { sign: 'ends turn', says: 'ends your turn: no undo once another player has moved' },
};
