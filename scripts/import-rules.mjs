import { join, posix } from 'node:path';

/**
 * @typedef {object} Import
 * @property {string} file The importing file, from the root, with forward slashes.
 * @property {string} specifier As written in the import.
 * @property {string | undefined} target The imported file, from the root; undefined for a package.
 * @property {boolean} bringsZod Whether it loads the schema library, as a type never does.
 */

/** Which other workspaces each may import; `server` is where everything comes together. */
/** @type {Record<string, { may: string[], because: string }>} */
const workspaces = {
  contract: {
    may: [],
    because:
      'browsers, the API and generated documentation all load the contract, so it depends on nothing',
  },
  api: {
    may: ['contract'],
    because: "the shop's rules must work for any client, with no storefront or process around them",
  },
  ui: {
    may: ['contract'],
    because:
      'its parts know no feature and no app: the storefront and the back office build on them',
  },
  storefront: {
    may: ['contract', 'ui'],
    because:
      'what it imports may reach a browser, and it must run against any server that keeps the contract',
  },
  admin: {
    may: ['contract', 'ui'],
    because: 'what it imports may reach a browser, and shoppers and staff share no code but ui/',
  },
  demo: {
    may: ['contract', 'api'],
    because: 'the demo shop is data that goes in by the same door as an owner’s own catalogue',
  },
  server: {
    may: ['contract', 'api', 'storefront', 'admin', 'demo'],
    because: 'tests and benchmarks are not part of what runs',
  },
  e2e: {
    may: ['contract', 'demo', 'server'],
    because: 'browser tests see what a shopper sees, not the inside of the API or the storefront',
  },
  bench: {
    may: ['contract', 'api', 'storefront', 'demo', 'server'],
    because: 'browser tests are not part of a benchmark',
  },
};

/** The workspaces whose code may reach a browser. */
const inBrowser = new Set(['ui', 'storefront', 'admin']);

/** Packages the contract's own code and its tests may import. */
const contractPackages = new Set(['zod']);
const contractTestPackages = new Set(['zod', 'vitest', 'fast-check']);

/** Tests and what they arrange. */
const TEST = /\/test\/|\.test\.tsx?$/;

/**
 * Where an import leads.
 *
 * @param {string} file The importing file, from the root, with forward slashes.
 * @param {string} specifier
 * @param {Record<string, Record<string, string>>} exported For each workspace, the patterns of its
 *   package.json's `exports`, as `{ "./*": "./src/*" }`.
 * @returns {string | undefined} The file from the root; undefined for a package or a Node module.
 */
export function targetOf(file, specifier, exported) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const [, name, rest] = specifier.match(/^@dp\/([\w-]+)\/(.+)$/) ?? [];
  if (name === undefined || rest === undefined) return undefined;
  for (const [pattern, path] of Object.entries(exported[name] ?? {})) {
    const prefix = pattern.slice(2, -1);
    if (pattern.endsWith('*') && rest.startsWith(prefix)) {
      return posix.join(name, path.replace('*', rest.slice(prefix.length)));
    }
  }
  return posix.join(name, rest);
}

/**
 * The rules for one import.
 *
 * @param {Import} found
 * @returns {string[]} What it breaks and why; empty when it is fine.
 */
export function problemsOf({ file, specifier, target, bringsZod }) {
  const from = place(file);
  if (workspaces[from.workspace] === undefined) return [];
  if (target === undefined) return packageProblems(file, specifier);

  const to = place(target);
  /** @type {string[]} */
  const problems = [];
  if (to.workspace !== from.workspace) {
    const { may, because } = /** @type {typeof workspaces[string]} */ (workspaces[from.workspace]);
    if (specifier.startsWith('.')) {
      problems.push(
        `leaves its workspace by a relative path: write @dp/${to.workspace}/…, so that package.json says what a workspace offers and needs`,
      );
    }
    if (!may.includes(to.workspace)) {
      const allowed = may.length === 0 ? 'no other workspace' : `only ${may.join(', ')}`;
      problems.push(`${from.workspace} may import ${allowed}, because ${because}`);
    }
    if (inBrowser.has(from.workspace) && bringsZod && !/\.test\.tsx?$/.test(file)) {
      problems.push(
        "loads the schema library: import its types only, because browsers would load some 60 kB that only the API needs; the contract's plain data has files of its own",
      );
    }
    if (inBrowser.has(from.workspace) && target === 'contract/src/money.ts') {
      problems.push(
        'computes money in the browser: ask the shop for a quote and show its amounts, because two places that compute a price drift apart (decision 076)',
      );
    }
  }
  const sameWorkspace = to.workspace === from.workspace;
  // Another workspace's tests arrange rows and look at them.
  const open = sameWorkspace ? from.feature === undefined : TEST.test(file);
  const sameFeature = sameWorkspace && to.feature === from.feature;
  if (open || sameFeature || to.feature === undefined) return problems;
  if (/-store\.tsx?$/.test(target)) {
    problems.push(
      `is the store of "${to.feature}": call one of its use cases or hooks instead, because a store may change its shape whenever its own feature needs it`,
    );
  }
  if (/-tables\.ts$/.test(target) && !/-tables\.ts$/.test(file)) {
    problems.push(
      `is a table of "${to.feature}": only other tables may name it, for their foreign keys; queries on it belong to its own feature, because nobody else can keep its rules`,
    );
  }
  return problems;
}

/**
 * @param {string} file
 * @param {string} specifier
 */
function packageProblems(file, specifier) {
  if (place(file).workspace !== 'contract') return [];
  const allowed = file.endsWith('.test.ts') ? contractTestPackages : contractPackages;
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (allowed.has(name)) return [];
  return [`contract imports nothing but zod, because ${workspaces.contract?.because}`];
}

/**
 * Where a file lives. A feature is a folder directly in api/src, storefront/app or admin/app; files beside those
 * folders wire features together and belong to none.
 *
 * @param {string} file
 */
function place(file) {
  const [workspace = '', sources, folder, ...rest] = file.split('/');
  const root = { api: 'src', storefront: 'app', admin: 'app' }[workspace];
  const feature = root !== undefined && sources === root && rest.length > 0 ? folder : undefined;
  return { workspace, feature };
}

/**
 * The folder of sources that a file belongs to, as `api/orders`.
 *
 * @param {string} file From the root.
 * @returns {string | undefined} Undefined for files beside the folders, and where folders mean nothing.
 */
export function folderOf(file) {
  const [, workspace, folder] =
    file.match(/^(api|server)\/src\/([^/]+)\/./) ??
    file.match(/^(storefront|admin)\/app\/([^/]+)\/./) ??
    file.match(/^(ui)\/([^/]+)\/./) ??
    [];
  return workspace === undefined ? undefined : `${workspace}/${folder}`;
}

/** The workspaces as folders below a root. @param {string} root */
export function workspaceFolders(root) {
  return Object.keys(workspaces).map((name) => ({ name, folder: join(root, name) }));
}
