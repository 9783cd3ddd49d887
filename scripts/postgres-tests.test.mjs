import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { postgresTests } from './postgres-tests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

test('every file that is to run on PostgreSQL exists', () => {
  expect(postgresTests.filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
});

test('every file with tests for PostgreSQL alone runs there', () => {
  const forPostgres = globSync('api/test/*.test.ts', { cwd: root }).filter((file) =>
    /(runIf|skipIf)\(.*(onPostgres|postgres')/.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(forPostgres).not.toEqual([]);
  expect(forPostgres.filter((file) => !postgresTests.includes(file))).toEqual([]);
});
