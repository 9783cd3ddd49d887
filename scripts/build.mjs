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

/** Everything that the storefront's build reads; a change in any of it means building again. */
export const sources = [
  'storefront',
  'ui',
  'contract/src',
  'contract/package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const notSources = new Set(['build', '.react-router', 'node_modules']);

/**
 * Builds the storefront if what it is built from changed since the last build.
 *
 * @param {string} root
 * @param {import('./install.mjs').Installed} installed
 */
export async function ensureBuilt(root, { node, env }) {
  const storefront = join(root, 'storefront');
  const stampFile = join(storefront, 'build', 'built-from.json');
  const files = listSources(root);
  const stats = fingerprint(files, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });
  const last = readStamp(stampFile);
  const complete = existsSync(join(storefront, 'build', 'server', 'index.js'));
  if (complete && last?.stats === stats) return;

  // Times change with every checkout; only different content is worth a build.
  const content = fingerprint(files, (file) => readFileSync(file));
  if (!complete || last?.content !== content) {
    say('Building the storefront …');
    const started = Date.now();
    rmSync(stampFile, { force: true });
    const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
    const { code, output } = await run(node, [cli, 'build'], {
      cwd: storefront,
      env: { ...env, NODE_ENV: 'production' },
      output: 'capture',
    });
    if (code !== 0) {
      say(output);
      throw new SetupError(
        'The storefront could not be built; its build printed the reason above.',
      );
    }
    say(`Storefront built in ${Math.round((Date.now() - started) / 1000)} s.`);
  }
  mkdirSync(join(storefront, 'build'), { recursive: true });
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
 * @returns {string[]} Absolute paths, in a stable order.
 */
function listSources(root) {
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
