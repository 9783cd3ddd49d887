import { expect, test } from 'vitest';
import { matchesLock } from './install.mjs';

/** @param {Record<string, object>} packages */
const lock = (packages) => JSON.stringify({ packages: { '': {}, api: {}, ...packages } });

const wanted = lock({
  'node_modules/@dp/api': { resolved: 'api', link: true },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/tool-darwin': { version: '1.0.0', optional: true },
  'api/node_modules/zod': { version: '4.0.0' },
});

test('what npm put there matches the lockfile, without the packages for other platforms', () => {
  const installed = lock({
    'node_modules/@dp/api': { resolved: 'api', link: true },
    'node_modules/fastify': { version: '5.0.0' },
    'api/node_modules/zod': { version: '4.0.0' },
  });
  expect(matchesLock(wanted, installed)).toBe(true);
});

test.each([
  ['nothing is installed', undefined],
  ['a package is missing', lock({ 'node_modules/@dp/api': { link: true } })],
  [
    'a package has another version',
    lock({
      'node_modules/@dp/api': { link: true },
      'node_modules/fastify': { version: '4.9.9' },
      'api/node_modules/zod': { version: '4.0.0' },
    }),
  ],
  [
    'a workspace is a copy instead of a link',
    lock({
      'node_modules/@dp/api': { version: '0.1.0' },
      'node_modules/fastify': { version: '5.0.0' },
      'api/node_modules/zod': { version: '4.0.0' },
    }),
  ],
])('%s: it does not match', (_, installed) => {
  expect(matchesLock(wanted, installed)).toBe(false);
});
