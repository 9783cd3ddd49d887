import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { apps } from './build.mjs';
import { workspaceFolders } from './import-rules.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');
/** @type {string[]} */
const workspaces = JSON.parse(read('package.json')).workspaces;

test('every workspace has import rules', () => {
  expect(
    workspaceFolders('')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(workspaces.toSorted());
});

test('the container installs every workspace, or npm would refuse the lockfile', () => {
  const file = read('deploy/Containerfile');
  for (const name of workspaces) expect(file).toContain(`COPY ${name}/package.json ${name}/\n`);
});

test.each(apps)('a change in what $name is built from builds it again', ({ name, sources }) => {
  const { dependencies } = JSON.parse(read(`${name}/package.json`));
  const own = Object.keys(dependencies).filter((dependency) => dependency.startsWith('@dp/'));
  for (const used of own.map((full) => full.slice('@dp/'.length))) {
    expect(sources.some((source) => source === used || source.startsWith(`${used}/`))).toBe(true);
  }
});
