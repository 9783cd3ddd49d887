import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['console-guard.fixture*.mjs'],
    exclude: ['*.config.mjs'],
    // As the API and process tests: a worker goes from file to file.
    isolate: false,
    maxWorkers: 1,
    restoreMocks: true,
    setupFiles: ['./console-guard.mjs'],
  },
});
