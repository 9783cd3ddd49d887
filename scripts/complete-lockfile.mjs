import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// A package with one optional package per platform (Biome, oxc …) needs all of them in the lockfile,
// or `npm ci` refuses to run at all. npm leaves out the ones its registry does not offer, as a
// company mirror may not. This adds them, so that one lockfile serves every machine:
//
//   node scripts/complete-lockfile.mjs           writes what is missing
//   node scripts/complete-lockfile.mjs --check   only reports, and fails when something is missing

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {string} [license]
 * @property {Record<string, string>} [engines]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {string[]} [cpu]
 * @property {string[]} [os]
 * @property {string[]} [libc]
 * @property {boolean} [optional]
 */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * The entries a lockfile lacks: optional packages of a locked package that are themselves not locked.
 *
 * @param {Lock} lock
 * @returns {Record<string, LockedPackage>} By their path in node_modules.
 * @throws When a package's platform cannot be read from its name, or its version is not exact.
 */
export function missingPlatformPackages(lock) {
  /** @type {Record<string, LockedPackage>} */
  const missing = {};
  for (const [path, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const hoisted = `node_modules/${name}`;
      if (lock.packages[hoisted] || lock.packages[`${path}/${hoisted}`]) continue;
      missing[hoisted] = platformPackage(name, version, parent);
    }
  }
  return missing;
}

/**
 * @param {string} name
 * @param {string} version
 * @param {LockedPackage} parent
 * @returns {LockedPackage}
 */
function platformPackage(name, version, parent) {
  const words = name.slice(name.indexOf('/') + 1).split('-');
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (os === undefined || cpu === undefined || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
    throw new Error(
      `${name}@${version} is missing from package-lock.json, and its platform or exact version cannot be derived from that. Add its entry by hand.`,
    );
  }
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return {
    version,
    cpu: [cpu],
    ...(parent.dev && { dev: true }),
    ...(parent.engines && { engines: parent.engines }),
    ...(os === 'linux' && libc !== undefined && { libc: [libc] }),
    ...(parent.license && { license: parent.license }),
    optional: true,
    os: [os],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json');
  /** @type {Lock} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingPlatformPackages(lock);
  const names = Object.keys(missing).map((path) => path.replace('node_modules/', ''));
  if (names.length === 0) {
    console.log('package-lock.json names every platform package.');
  } else if (process.argv[2] === '--check') {
    console.error(
      `package-lock.json lacks ${names.length} optional packages, so "npm ci" fails on every machine:\n  ${names.join('\n  ')}\nRun "node scripts/complete-lockfile.mjs" and commit the lockfile.`,
    );
    process.exitCode = 1;
  } else {
    const all = Object.entries({ ...lock.packages, ...missing });
    // npm's own order, so that its next write changes nothing else.
    all.sort(([a], [b]) => a.localeCompare(b, 'en'));
    const text = JSON.stringify({ ...lock, packages: Object.fromEntries(all) }, null, 2);
    writeFileSync(file, `${text}\n`);
    console.log(`Added to package-lock.json:\n  ${names.join('\n  ')}`);
  }
}
