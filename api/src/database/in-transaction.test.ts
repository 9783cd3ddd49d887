import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The helper itself, and a savepoint within a transaction. */
const ALLOWED = ['api/src/database/in-transaction.ts', 'api/src/messages/queue-message.ts'];

it('every transaction is opened by inTransaction, which retries it after a conflict', () => {
  const files = globSync(['api/src/**/*.ts', 'server/src/**/*.ts'], { cwd: root });
  const opening = files.filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      readFileSync(`${root}/${file}`, 'utf8').includes('.transaction('),
  );
  expect(opening.toSorted()).toEqual(ALLOWED);
});
