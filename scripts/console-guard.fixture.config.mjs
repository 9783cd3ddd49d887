import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['console-guard.fixture.mjs'],
    restoreMocks: true,
    setupFiles: ['./console-guard.mjs'],
  },
});
