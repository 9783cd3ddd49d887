import { defineConfig } from '@playwright/test';
import { sharedConfig } from './shop-under-test.ts';

/** Browser tests: an Arabic phone first; a test that is about something else says so itself. */
export default defineConfig({
  ...sharedConfig,
  testDir: 'tests',
  fullyParallel: true,
  // Only what fails takes as long: shops and browsers share the cores of whatever machine it is.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...sharedConfig.use,
    // Two pixels to the point, as phones have, take a tenth more of the processor's time: for tests about pixels.
    deviceScaleFactor: 1,
    // A quarter of the suite's time when it is recorded: DP_TRACE=1 does so, for a test that is looked into.
    trace: process.env.DP_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
