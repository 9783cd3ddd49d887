import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run, SetupError, say } from './process.mjs';

/** What the system's package manager needs to install: browser, shell, and letters for Arabic pages. */
const packages = ['chromium', 'chromium-headless-shell', 'fonts-noto-core'];

/**
 * Finds a Chrome or Chromium for the browser tests, or installs one.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env `DP_CHROMIUM` names the browser to use and stops the search.
 * @returns {Promise<string>} Path of its executable.
 * @throws {SetupError} When there is none and none can be installed; names the fix.
 */
export async function findBrowser(root, env) {
  const named = env.DP_CHROMIUM;
  if (named !== undefined && named !== '') {
    const problem = await whyUnusable(named);
    if (problem === undefined) return named;
    throw new SetupError(
      `DP_CHROMIUM names ${named}, which ${problem}. Set it to a Chrome or Chromium executable, or unset it to let one be found.`,
    );
  }
  const there =
    (await firstUsable(installedBrowsers(env))) ?? (await firstUsable(playwrights(root)));
  if (there !== undefined) return there;

  say('No Chrome or Chromium found: downloading the one Playwright offers …');
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  const download = await run(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    env,
    output: 'capture',
  });
  const downloaded = await firstUsable(playwrights(root));
  if (downloaded !== undefined) return downloaded;
  say(`That did not work: ${lastLine(download.output)}`);

  const isRoot = process.getuid?.() === 0;
  if (isRoot && onPath('apt-get', env).some((path) => existsSync(path))) {
    const installed = await installWithApt(env);
    if (installed !== undefined) return installed;
  }
  throw new SetupError(
    'The browser tests need a Chrome or Chromium, and none could be installed. Install one (on Debian or Ubuntu: "sudo apt-get install chromium fonts-noto-core"; elsewhere: https://www.google.com/chrome/), or set DP_CHROMIUM to the path of one, then try again.',
  );
}

/**
 * Finds Chromium's shell without windows: the same engine for a quarter less processor time, without push messages.
 *
 * @param {NodeJS.ProcessEnv} env `DP_CHROMIUM` is used in its place.
 * @returns {Promise<string | undefined>} Path of its executable; undefined when it is not installed.
 */
export async function findShell(env) {
  const { DP_CHROMIUM: named } = env;
  if (named !== undefined && named !== '') return named;
  return firstUsable(onPath('chromium-headless-shell', env));
}

/**
 * Where browsers usually are, most likely first.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function installedBrowsers(env, platform = process.platform) {
  if (platform === 'darwin') {
    return ['', env.HOME ?? ''].flatMap((home) =>
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (name) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  }
  if (platform === 'win32') {
    return [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder === undefined
        ? []
        : [
            `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
            `${folder}\\Chromium\\Application\\chrome.exe`,
            `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
          ],
    );
  }
  const names = [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ];
  return [
    ...names.flatMap((name) => onPath(name, env)),
    ...['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
      names.map((name) => `${folder}/${name}`),
    ),
    '/opt/google/chrome/chrome',
  ];
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
function onPath(name, env) {
  return (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name));
}

/**
 * The browser Playwright downloads for itself, whether or not it is there yet.
 *
 * @param {string} root
 */
function playwrights(root) {
  const require = createRequire(join(root, 'e2e', 'package.json'));
  /** @type {{ chromium: { executablePath(): string } }} */
  const { chromium } = require('@playwright/test');
  return [chromium.executablePath()];
}

/** @param {string[]} candidates */
async function firstUsable(candidates) {
  for (const path of new Set(candidates)) {
    if ((await whyUnusable(path)) === undefined) return path;
  }
  return undefined;
}

/**
 * @param {string} path
 * @returns {Promise<string | undefined>} The rest of the sentence "…, which …"; undefined: usable.
 */
async function whyUnusable(path) {
  if (!existsSync(path)) return 'does not exist';
  // There, asking for the version opens a window instead.
  if (process.platform === 'win32') return undefined;
  try {
    const { code, output } = await run(path, ['--version'], { output: 'capture' });
    return code === 0 ? undefined : `does not run (${lastLine(output)})`;
  } catch (error) {
    return `does not run (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** @param {NodeJS.ProcessEnv} env */
async function installWithApt(env) {
  say(`Installing ${packages.join(' and ')} with apt-get …`);
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await run('apt-get', args, { env: quiet, output: 'capture' });
    if (code !== 0) {
      say(`"apt-get ${args.join(' ')}" failed: ${lastLine(output)}`);
      return undefined;
    }
  }
  return firstUsable(installedBrowsers(env));
}

/** @param {string} output */
function lastLine(output) {
  const lines = output.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => line.startsWith('Error:') || line.startsWith('E:')) ??
    lines.findLast((line) => line !== '') ??
    'it gave no reason'
  );
}
