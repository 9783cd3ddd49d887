import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const everywhere = {
  environment: 'node',
  restoreMocks: true,
  setupFiles: ['./scripts/console-guard.mjs'],
  unstubEnvs: true,
  unstubGlobals: true,
};

// `unit` needs nothing but the sources; `api` needs a database, PGlite by default and a real PostgreSQL
// with DP_TEST_DATABASE=postgres; `process` starts the shop as a process and needs the built storefront.
export default defineConfig({
  test: {
    // By default one core is left to the watcher; here nobody watches.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: [
            'contract/src/**/*.test.ts',
            'api/src/**/*.test.ts',
            'ui/**/*.test.{ts,tsx}',
            'storefront/{app,worker}/**/*.test.{ts,tsx}',
            'admin/app/**/*.test.{ts,tsx}',
            'server/src/**/*.test.ts',
            'demo/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'bench/**/*.test.ts',
          ],
          // How long a test takes says how busy the machine is, not whether the code is right.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'api',
          include: ['api/test/**/*.test.ts'],
          globalSetup: ['./api/test/global-setup.ts'],
          // Each file has a database of its own; what they import is loaded once for each worker.
          isolate: false,
          alias: {
            '@node-rs/argon2': fileURLToPath(new URL('api/test/cheap-argon2.ts', import.meta.url)),
          },
          // A database on a busy machine is slower than the default 5 s allow for.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'process',
          include: ['server/test/**/*.test.ts'],
          globalSetup: ['./server/test/global-setup.ts'],
          isolate: false,
          // A backup of a demo shop that becomes a second one takes 100 s on two busy cores.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
