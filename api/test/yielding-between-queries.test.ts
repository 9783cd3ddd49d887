import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { openTestDatabase } from './test-database.ts';

// PostgreSQL answers over sockets, for which the event loop goes round anyway.
it.runIf(inject('databaseTemplate').kind === 'embedded')(
  'a crowd of queries leaves the process room for other things',
  async () => {
    const database = await openTestDatabase();
    let turns = 0;
    let busy = true;
    const other = (async () => {
      while (busy) {
        await setImmediate();
        turns += 1;
      }
    })();
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        n % 2
          ? database.db.execute(sql`select ${n}::int`)
          : database.db.transaction((tx) => tx.execute(sql`select ${n}::int`)),
      ),
    );
    busy = false;
    await other;
    // Each of them let the event loop go round once, or nearly.
    expect(turns).toBeGreaterThanOrEqual(30);
    await database.close();
  },
);
