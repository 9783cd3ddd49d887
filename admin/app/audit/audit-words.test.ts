import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import ar from '../i18n/ar/audit.json' with { type: 'json' };
import en from '../i18n/en/audit.json' with { type: 'json' };

const api = fileURLToPath(new URL('../../../api/src/', import.meta.url));

/** The actions that the API records: literals on lines that name an action or write a row. */
const recorded = globSync('**/*.ts', { cwd: api, exclude: ['**/*.test.ts'] })
  .flatMap((file) => readFileSync(`${api}${file}`, 'utf8').split('\n'))
  .filter((line) => /\baction\b|\baudit\(/.test(line) && !/^\s*(?:\*|\/\/)/.test(line))
  .flatMap((line) => [...line.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(([, action = '']) => action));

test.each([
  ['Arabic', ar],
  ['English', en],
])('every action of the audit trail has words in %s', (_, { actions }) => {
  const words: Record<string, Record<string, string>> = actions;
  expect(recorded.length).toBeGreaterThan(40);
  const wordless = recorded.filter((action) => {
    const [feature = '', verb = ''] = action.split('.');
    return words[feature]?.[verb] === undefined;
  });
  expect(wordless).toEqual([]);
});
