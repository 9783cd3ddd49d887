import { defineConfig } from '@playwright/test';
import { sharedConfig } from './shop-under-test.ts';

/** Browser tests: an Arabic phone first; a test that is about something else says so itself. */
export default defineConfig({
  ...sharedConfig,
  testDir: 'tests',
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { ...sharedConfig.use, trace: 'retain-on-failure', screenshot: 'only-on-failure' },
});
