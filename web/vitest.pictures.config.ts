import { defineConfig } from 'vitest/config';

/** Not tests: the pictures of the README and of docs/, taken at a real table (`make pictures`). */
export default defineConfig({
  test: { include: ['scripts/*.shoot.ts'], testTimeout: 600_000, hookTimeout: 120_000, maxWorkers: 1 },
});
