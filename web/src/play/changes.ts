/** How a scene becomes the next one: changed parts are replaced, tokens are put in by key. */
import type { Scene, SceneChanges, Token, TokenChanges } from '../contract';

export function changedScene(scene: Scene, changes: SceneChanges): Scene {
  const { token_changes: tokens, ...parts } = changes;
  return { ...scene, ...(tokens ? { tokens: changedTokens(scene.tokens, tokens) } : {}), ...parts };
}

export function changedTokens(tokens: readonly Token[], { gone, put }: TokenChanges): Token[] {
  const out = new Set([...gone, ...put.map(([, token]) => token.key)]);
  const next = tokens.filter(({ key }) => !out.has(key));
  for (const [at, token] of put) next.splice(at, 0, token);
  return next;
}
