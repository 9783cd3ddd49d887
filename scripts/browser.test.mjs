import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser, findShell, installedBrowsers } from './browser.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dp-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} name
 * @param {string} script
 */
function command(name, script) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

describe.skipIf(process.platform === 'win32')('finding a browser', () => {
  test('DP_CHROMIUM is used when it runs', async () => {
    const browser = command('my-browser', 'echo Chromium 150');
    expect(await findBrowser(folder, { DP_CHROMIUM: browser })).toBe(browser);
  });

  test('DP_CHROMIUM that does not exist is an error that names it', async () => {
    const wrong = join(folder, 'nothing');
    const found = findBrowser(folder, { DP_CHROMIUM: wrong });
    await expect(found).rejects.toThrow(`DP_CHROMIUM names ${wrong}, which does not exist`);
  });

  test('DP_CHROMIUM that does not run is an error that says why', async () => {
    const broken = command('broken', 'echo "libnss3.so is missing" >&2; exit 127');
    const found = findBrowser(folder, { DP_CHROMIUM: broken });
    await expect(found).rejects.toThrow('does not run (libnss3.so is missing)');
  });

  test('the shell without windows is found beside it, unless DP_CHROMIUM is set', async () => {
    expect(await findShell({ PATH: folder })).toBeUndefined();
    const shell = command('chromium-headless-shell', 'echo Chromium 150');
    expect(await findShell({ PATH: folder })).toBe(shell);
    expect(await findShell({ PATH: folder, DP_CHROMIUM: '/my/browser' })).toBe('/my/browser');
  });

  test('a browser on the PATH is found, one that does not run is passed over', async () => {
    command('chromium', 'exit 1');
    const works = command('google-chrome', 'echo Chrome 150');
    expect(await findBrowser(folder, { PATH: folder })).toBe(works);
  });
});

test('each system has its own usual places', () => {
  expect(installedBrowsers({ HOME: '/Users/mona' }, 'darwin')).toContain(
    '/Users/mona/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
  expect(installedBrowsers({ ProgramFiles: 'C:\\Program Files' }, 'win32')).toContain(
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  );
  expect(installedBrowsers({}, 'linux')).toContain('/snap/bin/chromium');
});
