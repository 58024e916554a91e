import { defineConfig } from 'vitest/config';

/** The browser tests: real servers and real browsers, two files at a time. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    retry: 0,
  },
});
