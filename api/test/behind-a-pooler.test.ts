import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/database/database.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';
import { startPoolingProxy } from './pooling-proxy.ts';
import { TestApp } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';

describe.runIf(inject('databaseTemplate').kind === 'postgres')(
  'behind a pooler that hands sessions around',
  () => {
    let direct: OpenDatabase;
    let proxy: Awaited<ReturnType<typeof startPoolingProxy>>;
    let database: OpenDatabase;
    beforeEach(async () => {
      direct = await openTestDatabase();
      proxy = await startPoolingProxy(String(direct.pool.options.connectionString));
      database = await openDatabase({ databaseUrl: proxy.url, maxConnections: 4 });
    });
    afterEach(async () => {
      await database.close();
      await proxy.close();
      await direct.close();
    });

    it('a start knows that it is, and that notifications do not come through', async () => {
      expect(database.pooler).toEqual({ notifies: false });
    });

    it('processes that start together migrate once, and leave no lock behind', async () => {
      const fresh = { name: '9000_new', statements: ['create table fresh ()'], checksum: 'x' };
      const migrations = [...(await readMigrations()), fresh];
      const starts = await Promise.all([1, 2, 3].map(() => migrate(database.pool, migrations)));
      expect(starts.reduce((sum, applied) => sum + applied, 0)).toBe(1);
      const { rows } = await direct.pool.query(
        "select * from pg_locks where locktype = 'advisory'",
      );
      expect(rows).toEqual([]);
    });

    it('calls that keep coming are answered, wherever their statements go', async () => {
      const shop = await TestApp.on(database);
      for (let round = 0; round < 4; round += 1) {
        const answers = await Promise.all([
          shop.call('listProducts', { body: { limit: 3 } }),
          shop.call('listCategories', {}),
          shop.call('searchProducts', { query: { query: 'lamp' } }),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      }
      await shop.app.close();
    });
  },
);

it.runIf(inject('databaseTemplate').kind === 'postgres')(
  'a PostgreSQL without a pooler is known as such, and its statements get names',
  async () => {
    const direct = await openTestDatabase();
    const database = await openDatabase({
      databaseUrl: String(direct.pool.options.connectionString),
      maxConnections: 1,
    });
    expect(database.pooler).toBeUndefined();
    for (let n = 0; n < 4; n += 1) await database.pool.query({ text: 'select $1::int' }, [n]);
    const { rows } = await database.pool.query('select from pg_prepared_statements');
    expect(rows).toHaveLength(1);
    await database.close();
    await direct.close();
  },
);
