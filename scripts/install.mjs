import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run, SetupError, say } from './process.mjs';

const oldestNpm = 10;

/**
 * @typedef {object} Installed
 * @property {string} node Path of the Node this project runs on (the npm package `node`).
 * @property {NodeJS.ProcessEnv} env Our environment with that Node and the installed commands first.
 */

/**
 * Installs what the lockfile says, if it is not there already.
 *
 * @param {string} root The project's folder.
 * @returns {Promise<Installed>}
 */
export async function ensureInstalled(root) {
  const modules = join(root, 'node_modules');
  const node = nodePath(modules);
  const stamp = join(modules, '.installed-lock-hash');
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');

  if (readIfThere(stamp) !== hash || !existsSync(node)) {
    if (!matchesLock(lock, readIfThere(join(modules, '.package-lock.json')))) {
      await npmCi(root);
    }
    await ensureNode(modules, node);
    writeFileSync(stamp, hash);
  }
  const path = [dirname(node), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { node, env: { ...process.env, PATH: path } };
}

/** @param {string} modules */
function nodePath(modules) {
  return join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Whether everything in the lockfile is installed. npm writes a second lockfile inside node_modules with what
 * it installed; packages for other platforms are missing from it.
 *
 * @param {string} lock
 * @param {string | undefined} installedLock
 */
export function matchesLock(lock, installedLock) {
  if (installedLock === undefined) return false;
  /** @typedef {Record<string, { version?: string, link?: boolean, resolved?: string, optional?: boolean }>} Packages */
  /** @type {Packages} */
  const wanted = JSON.parse(lock).packages;
  /** @type {Packages} */
  const installed = JSON.parse(installedLock).packages;
  return Object.entries(wanted).every(([path, want]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const have = installed[path];
    if (have === undefined) return want.optional === true;
    return want.link === true ? have.link === true : have.version === want.version;
  });
}

/** @param {string} root */
async function npmCi(root) {
  const version = await npmVersion();
  if (Number.parseInt(version, 10) < oldestNpm) {
    throw new SetupError(
      `npm ${version} is too old: DP needs npm ${oldestNpm} or newer. Update it with "npm install --global npm@latest", or install a newer Node.js from https://nodejs.org.`,
    );
  }
  say('Installing dependencies (npm ci). The first time takes a minute or two …');
  const started = Date.now();
  // Building needs the development dependencies whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { code, signal } = await npm([...args, '--loglevel=error'], {
    cwd: root,
    output: 'to-stderr',
  });
  if (code !== 0) {
    throw new SetupError(
      `Dependencies could not be installed: npm ci ended with ${signal ?? `code ${code}`}. What it printed above says why; when the network is the reason, try again.`,
    );
  }
  say(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

async function npmVersion() {
  try {
    const { output, code } = await npm(['--version'], { output: 'capture' });
    const version = output.match(/^\d+\.\d+\.\d+\S*$/m)?.[0];
    if (code === 0 && version !== undefined) return version;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  throw new SetupError(
    'npm was not found. It comes with Node.js: install that from https://nodejs.org, then try again.',
  );
}

/**
 * @param {readonly string[]} args
 * @param {import('./process.mjs').RunOptions} options
 */
function npm(args, options) {
  // Started by npm, we use that very npm; else the one on the PATH, a .cmd file on Windows.
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return run(process.execPath, [cli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * The npm package `node` fetches the executable for this machine in its install script. Where npm
 * was told not to run scripts, run that one ourselves.
 *
 * @param {string} modules
 * @param {string} node
 */
async function ensureNode(modules, node) {
  const folder = join(modules, 'node');
  /** @type {string} */
  const version = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  if (existsSync(node) && (await versionOf(node)) === version) return;

  say(`Fetching Node.js ${version} (npm did not run its install step) …`);
  await run(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    output: 'to-stderr',
    // npm's own switch would block the fetch once more; the fetched package has no scripts.
    env: { ...process.env, npm_config_ignore_scripts: 'false' },
  });
  const got = existsSync(node) ? await versionOf(node) : undefined;
  if (got === version) return;
  throw new SetupError(
    `Node.js ${version} could not be installed into node_modules (found: ${got ?? 'nothing'}; machine: ${process.platform} ${process.arch}). Run "npm rebuild node --foreground-scripts" to see why, then try again.`,
  );
}

/** @param {string} node */
async function versionOf(node) {
  try {
    const { output } = await run(node, ['--version'], { output: 'capture' });
    return output.trim().replace(/^v/, '');
  } catch {
    // Cannot be executed: a file for another machine, or half written.
    return undefined;
  }
}
