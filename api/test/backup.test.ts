import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { backUpShop } from '../src/backup/back-up-shop.ts';
import { restoreShop } from '../src/backup/restore-shop.ts';
import { readShopTables } from '../src/backup/shop-tables.ts';
import { type OpenDatabase, openDatabase } from '../src/database/database.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { advanceTo, arrangeBuyer, type Buyer, placed } from './arrange/orders.ts';
import { TestApp } from './test-app.ts';
import { openEmptyDatabase } from './test-database.ts';

let shop: TestApp;
let buyer: Buyer;
let bulb: number;
let home: string;
let dataDirectory: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'dp-backup-test-'));
  dataDirectory = join(home, 'data');
  await mkdir(join(dataDirectory, 'pictures', 'ab'), { recursive: true });
  await writeFile(join(dataDirectory, 'pictures', 'ab', 'lamp.svg'), '<svg/>');
  shop = await TestApp.open();
  bulb = await insertProduct(shop.db, {
    name: { ar: 'لمبة "ليد"\nسطرين', en: "O'Hara \\ bulb" },
    listPrice: 80,
    stock: 1_500,
  });
  buyer = await arrangeBuyer(shop);
  const order = () =>
    placed(shop, buyer, { lines: [{ id: bulb, quantity: 1 }], expected_total: 130 });
  await advanceTo(shop, (await order()).id, 'completed');
  await order();
  // More rows than are written and read at a time.
  await shop.database.pool.query(
    `insert into search_gaps (query, count, last_at)
     select 'بحث ' || n, n, now() from generate_series(1, 2345) n`,
  );
});
afterAll(async () => {
  await shop.close();
  await rm(home, { recursive: true, force: true });
});

let folder: string;
let target: OpenDatabase;
let count = 0;
beforeEach(async () => {
  count += 1;
  folder = join(home, `backup-${count}`);
  target = await openEmptyDatabase();
});
afterEach(() => target.close());

const backUp = () =>
  backUpShop({ database: shop.database, dataDirectory, folder, now: shop.clock.now() });
const restore = (database = target) =>
  restoreShop({ database, dataDirectory: join(home, `restored-${count}`), folder }, () => {});

/** Every row of every table, as PostgreSQL writes it. */
async function contents({ pool }: OpenDatabase): Promise<Record<string, string[]>> {
  const connection = await pool.connect();
  try {
    const all: Record<string, string[]> = {};
    for (const { name } of await readShopTables(connection)) {
      const { rows } = await connection.query(`select t::text as row from "${name}" t order by 1`);
      all[name] = rows.map(({ row }) => row as string);
    }
    return all;
  } finally {
    connection.release();
  }
}

describe('a restored shop', () => {
  it('has every row and picture as they were, and its books add up', async () => {
    await backUp();
    await restore();
    expect(await contents(target)).toEqual(await contents(shop.database));
    expect((await auditShop(target.db)).findings).toEqual([]);
    const picture = join(home, `restored-${count}`, 'pictures', 'ab', 'lamp.svg');
    expect(await readFile(picture, 'utf8')).toBe('<svg/>');
  });

  it('goes on selling: shoppers are signed in, numbers go on after the last one', async () => {
    await backUp();
    await restore();
    const restored = await TestApp.on(await sameDatabase(target));
    restored.clock.advance({ seconds: 1 });
    const order = await placed(restored, buyer, {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total: 130,
    });
    const { rows } = await target.pool.query('select number from orders');
    const numbers = new Set(rows.map(({ number }) => number));
    expect(numbers.size).toBe(3);
    expect(numbers).toContain(order.number);
    await restored.close();
  });

  it('may stand on the other kind of database', async () => {
    await backUp();
    const embedded = await openDatabase({});
    await restore(embedded);
    expect(await contents(embedded)).toEqual(await contents(shop.database));
    await embedded.close();
  });
});

/** The database, left open when the app on it is closed. */
async function sameDatabase(database: OpenDatabase): Promise<OpenDatabase> {
  return { ...database, close: async () => {} };
}

describe('a backup is refused', () => {
  it('when its folder is there already', async () => {
    await mkdir(folder);
    await expect(backUp()).rejects.toThrow(/is there already/);
  });
});

describe('a restore is refused, with nothing changed,', () => {
  it('when a file of the backup is missing', async () => {
    await backUp();
    await rm(join(folder, 'database', 'orders.ndjson.gz'));
    await expect(restore()).rejects.toThrow('not whole: database/orders.ndjson.gz is missing');
    expect(await contents(target)).toEqual({});
  });

  it('when a file of the backup is damaged', async () => {
    await backUp();
    await appendFile(join(folder, 'pictures', 'ab', 'lamp.svg'), ' ');
    await expect(restore()).rejects.toThrow('damaged: pictures/ab/lamp.svg');
  });

  it('when the folder is no backup', async () => {
    await mkdir(folder);
    await expect(restore()).rejects.toThrow(/is not a backup/);
    await writeFile(join(folder, 'manifest.json'), '{"format":"dp-backup-9"}');
    await expect(restore()).rejects.toThrow(/damaged, or of a newer version/);
  });

  it('when the backup is of a newer version', async () => {
    const manifest = await backUp();
    manifest.migrations.push({ name: '9999_future', checksum: 'future' });
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    await expect(restore()).rejects.toThrow(/9999_future, which this version of DP does not know/);
  });

  it('when the shop it would replace has sold something', async () => {
    await backUp();
    await restore();
    await expect(restore()).rejects.toThrow(/This shop is in use/);
  });

  it('when it has other rows than it says; it can be begun again with a whole one', async () => {
    const manifest = await backUp();
    const text = JSON.stringify(manifest);
    const orders = manifest.tables.find(({ name }) => name === 'orders');
    if (orders) orders.rows = 5;
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    await expect(restore()).rejects.toThrow('orders has 2 rows instead of 5. Nothing was changed');
    await writeFile(join(folder, 'manifest.json'), text);
    await restore();
    expect(await contents(target)).toEqual(await contents(shop.database));
  });
});
