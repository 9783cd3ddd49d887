import { defineConfig } from '@playwright/test';
import { sharedConfig } from './shop-under-test.ts';

/** `npm run gallery`: photographs every screen in both languages and themes at three widths. */
export default defineConfig({
  ...sharedConfig,
  testDir: 'gallery',
  testMatch: '*.gallery.ts',
  fullyParallel: true,
  timeout: 180_000,
  reporter: 'list',
});
