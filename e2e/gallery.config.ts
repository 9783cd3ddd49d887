import { defineConfig } from '@playwright/test';
import { sharedConfig } from './shop-under-test.ts';

/** `npm run gallery`: photographs every screen in both languages and themes at three widths. */
export default defineConfig({
  ...sharedConfig,
  // With the demo month: the back office's screens show its orders.
  webServer: {
    ...sharedConfig.webServer,
    env: { ...sharedConfig.webServer.env, SEED_DEMO: 'true' },
  },
  testDir: 'gallery',
  testMatch: '*.gallery.ts',
  fullyParallel: true,
  timeout: 180_000,
  reporter: 'list',
});
