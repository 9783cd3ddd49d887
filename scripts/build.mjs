import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { run, SetupError, say } from './process.mjs';

/** What both apps are built from besides their own sources. */
const shared = [
  'ui',
  'contract/src',
  'contract/package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * The apps that are built: everything that a build reads (a change in any of it means building again), and a
 * file that a complete build has.
 */
export const apps = [
  { name: 'storefront', sources: ['storefront', ...shared], result: 'server/index.js' },
  { name: 'admin', sources: ['admin', ...shared], result: 'client/index.html' },
];
const notSources = new Set(['build', '.react-router', 'node_modules']);

/**
 * Builds each app whose sources changed since its last build.
 *
 * @param {string} root
 * @param {Pick<import('./install.mjs').Installed, 'node' | 'env'>} installed
 */
export async function ensureBuilt(root, installed) {
  for (const app of apps) await ensureAppBuilt(root, app, installed);
}

/**
 * @param {string} root
 * @param {typeof apps[number]} app
 * @param {Pick<import('./install.mjs').Installed, 'node' | 'env'>} installed
 */
async function ensureAppBuilt(root, { name, sources, result }, { node, env }) {
  const folder = join(root, name);
  const stampFile = join(folder, 'build', 'built-from.json');
  const files = listSources(root, sources);
  const stats = fingerprint(files, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });
  const last = readStamp(stampFile);
  const complete = existsSync(join(folder, 'build', result));
  if (complete && last?.stats === stats) return;

  // Times change with every checkout; only different content is worth a build.
  const content = fingerprint(files, (file) => readFileSync(file));
  if (!complete || last?.content !== content) {
    say(`Building ${name} …`);
    const started = Date.now();
    rmSync(stampFile, { force: true });
    const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
    const { code, output } = await run(node, [cli, 'build'], {
      cwd: folder,
      env: { ...env, NODE_ENV: 'production' },
      output: 'capture',
    });
    if (code !== 0) {
      say(output);
      throw new SetupError(`${name} could not be built; its build printed the reason above.`);
    }
    say(`Built ${name} in ${Math.round((Date.now() - started) / 1000)} s.`);
  }
  mkdirSync(join(folder, 'build'), { recursive: true });
  writeFileSync(stampFile, `${JSON.stringify({ stats, content })}\n`);

  /** @param {string} file */
  function readStamp(file) {
    try {
      /** @type {{ stats: string, content: string }} */
      const stamp = JSON.parse(readFileSync(file, 'utf8'));
      return stamp;
    } catch {
      // None yet, or damaged: as good as none.
      return undefined;
    }
  }

  /**
   * @param {string[]} paths
   * @param {(file: string) => string | Buffer} read
   */
  function fingerprint(paths, read) {
    const hash = createHash('sha256');
    for (const file of paths) {
      hash.update(`\n${relative(root, file).split(sep).join('/')}\n`).update(read(file));
    }
    return hash.digest('hex');
  }
}

/**
 * @param {string} root
 * @param {readonly string[]} sources
 * @returns {string[]} Absolute paths, in a stable order.
 */
function listSources(root, sources) {
  /** @type {string[]} */
  const files = [];
  /** @param {string} path */
  const collect = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (notSources.has(entry.name) || entry.name.includes('.test.')) continue;
      const full = join(path, entry.name);
      if (entry.isDirectory()) collect(full);
      else files.push(full);
    }
  };
  for (const source of sources) {
    const path = join(root, source);
    if (statSync(path).isDirectory()) collect(path);
    else files.push(path);
  }
  return files.sort();
}
