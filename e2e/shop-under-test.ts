import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';
import { freePort } from './free-port.ts';

/**
 * Where the shop of browser tests and the gallery is: on a free port. Worker processes load the
 * configuration again and inherit the port from the environment.
 */
process.env.DP_E2E_PORT ??= String(await freePort());
process.env.DP_E2E_ADMIN_PORT ??= String(await freePort());
/** The data folder of a shop before its first start, with its database ready. */
process.env.DP_E2E_PREPARED ??= join(tmpdir(), `dp-e2e-prepared-${process.env.DP_E2E_PORT}`);
export const shopOrigin = `http://localhost:${process.env.DP_E2E_PORT}`;

/** Where the back office of the same shop is. */
export const adminOrigin = `http://localhost:${process.env.DP_E2E_ADMIN_PORT}`;

/** What both configurations share. */
export const sharedConfig = {
  forbidOnly: process.env.CI !== undefined,
  // One more than there are cores: a test waits for a third of its time.
  workers: Math.min(4, availableParallelism() + 1),
  use: {
    baseURL: shopOrigin,
    locale: 'ar-EG',
    timezoneId: 'Africa/Cairo',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // What a page asks goes straight to the shop; the tests of the service worker let it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.DP_CHROMIUM ? { executablePath: process.env.DP_CHROMIUM } : {}),
      // Chromium's own sandbox does not work for root, which is who runs in most containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning e2e/run-shop.ts`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${shopOrigin}/readyz`,
    // The first start makes the demo shop's pictures.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env.DP_E2E_PORT,
      ADMIN_PORT: process.env.DP_E2E_ADMIN_PORT,
      PUBLIC_URL: shopOrigin,
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      // A machine that is busy with tests makes them slow, and nothing else.
      MAX_EVENT_LOOP_DELAY_MS: '0',
    },
    stdout: 'pipe',
  },
} satisfies PlaywrightTestConfig;
