import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './scripts/fonts.mjs';

export default defineConfig({
  plugins: [fonts(), svelte()],
  build: { outDir: '../ticonderoga/server/client', emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  test: { testTimeout: 60_000, include: ['tests/**/*.test.ts'] },
});
