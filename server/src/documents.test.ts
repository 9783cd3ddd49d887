import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calls } from '@dp/contract/calls.ts';
import { ERROR_CODES, FIELD_CODES } from '@dp/contract/error-codes.ts';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import { settingNames } from './config.ts';

// What the documents name must be there, and what an owner or a client needs must be in them.

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md', '{demo,bench,e2e}/**/*.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});
const manifest: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
const MADE_BY_GALLERY = 'e2e/gallery/pictures/';
const workspaces = 'api|bench|contract|demo|deploy|docs|e2e|scripts|server|storefront';
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What the documents name in a way and is not there, each with its document. */
function missing(pattern: RegExp, isThere: (name: string, document: string) => boolean): string[] {
  return documents.flatMap((document) =>
    found(read(document), pattern)
      .filter((name) => !isThere(name, document))
      .map((name) => `${document}: ${name}`),
  );
}

test('every link works', () => {
  const broken = missing(
    /\]\(([^)#\s]+)[^)]*\)/g,
    (link, document) => /^\w+:/.test(link) || existsSync(join(root, dirname(document), link)),
  );
  expect(broken).toEqual([]);
});

test('every file, folder, script and decision that is named is there', () => {
  const files = missing(
    new RegExp(`\`((?:${workspaces})/[\\w@./-]+)[^\`]*\``, 'g'),
    (path) => path === MADE_BY_GALLERY || existsSync(join(root, path)),
  );
  const scripts = missing(
    /npm run ([\w:-]*\w)(?! -w)\b/g,
    (name) => manifest.scripts[name] !== undefined,
  );
  const decisions = missing(
    /\bdecision (\d{3})\b/gi,
    (number) => globSync(`docs/decisions/${number}-*.md`, { cwd: root }).length === 1,
  );
  expect([...files, ...scripts, ...decisions]).toEqual([]);
});

test('README.md leads to every document', () => {
  const readme = read('README.md');
  const unlinked = globSync('docs/*.md', { cwd: root }).filter(
    (path) => !readme.includes(`(${path})`),
  );
  expect(unlinked).toEqual([]);
});

test('docs/operations.md lists every setting, and no other', () => {
  const [, table = ''] = read('docs/operations.md').split('## Configuration');
  const [rows = ''] = table.split('\n## ');
  const cells = found(rows, /^\| (`[^|]+)\|/gm).flatMap((cell) => found(cell, /`(\w+)`/g));
  expect(cells.toSorted()).toEqual([...settingNames].toSorted());
});

test('every command of the owner is explained in docs/', () => {
  const guides = documents.filter((path) => !path.startsWith('docs/decisions/'));
  const all = guides.map(read).join('\n');
  const unknown = commands
    .map(({ name }) => name)
    .filter((name) => !new RegExp(`(\`|-- )${name}\\b`).test(all));
  expect(unknown).toEqual([]);
});

test('docs/api.md names calls and codes of the contract', () => {
  const text = read('docs/api.md');
  const paths: string[] = Object.values(calls).map(({ path }) => path);
  const named = found(text, /(?:GET|POST) \/api(\/[^\s`]+)/g);
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  const codes = new Set<string>([...ERROR_CODES, ...FIELD_CODES]);
  const statuses = found(text, /\d{3} `(\w+)`/g);
  expect(statuses.length).toBeGreaterThan(5);
  expect(statuses.filter((code) => !codes.has(code))).toEqual([]);
});
