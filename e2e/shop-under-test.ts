import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';

/**
 * The shop that browser tests and the gallery use: the real process on a free port, with a demo shop of
 * its own in a temporary folder. Worker processes load the configuration again and inherit both from
 * the environment.
 */
async function shopUnderTest(): Promise<{ origin: string; dataDirectory: string }> {
  process.env.DP_E2E_PORT ??= String(await freePort());
  process.env.DP_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'dp-e2e-'));
  return {
    origin: `http://localhost:${process.env.DP_E2E_PORT}`,
    dataDirectory: process.env.DP_E2E_DATA,
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const { origin, dataDirectory } = await shopUnderTest();

/** What both configurations share. */
export const sharedConfig = {
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  globalTeardown: './remove-shop.ts',
  use: {
    baseURL: origin,
    locale: 'ar-EG',
    timezoneId: 'Africa/Cairo',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    launchOptions: {
      ...(process.env.DP_CHROMIUM ? { executablePath: process.env.DP_CHROMIUM } : {}),
      // Chromium's own sandbox does not work for root, which is who runs in most containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning server/src/main.ts`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${origin}/readyz`,
    // The first start makes the demo shop's pictures.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env.DP_E2E_PORT ?? '',
      DATA_DIR: dataDirectory,
      PUBLIC_URL: origin,
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
    },
    stdout: 'pipe',
  },
} satisfies PlaywrightTestConfig;
