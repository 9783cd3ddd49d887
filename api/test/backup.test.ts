import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { backUpShop } from '../src/backup/back-up-shop.ts';
import { verifyBackup } from '../src/backup/backup-files.ts';
import { restoreShop } from '../src/backup/restore-shop.ts';
import { readShopTables } from '../src/backup/shop-tables.ts';
import { type OpenDatabase, openDatabase } from '../src/database/database.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { advanceTo, arrangeAddress, arrangeBuyer, type Buyer, placed } from './arrange/orders.ts';
import { arrangeSession } from './arrange/shoppers.ts';
import { arrangeInvitation } from './arrange/staff-changes/people-changes.ts';
import { TestApp } from './test-app.ts';
import { TestBackOffice } from './test-back-office.ts';
import { openEmptyDatabase } from './test-database.ts';

/** An original of the shop's pictures. */
const LAMP = `pictures/ab/ab${'0'.repeat(22)}.svg`;

let shop: TestApp;
let buyer: Buyer;
let bulb: number;
let home: string;
let dataDirectory: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'dp-backup-test-'));
  dataDirectory = join(home, 'data');
  await mkdir(join(dataDirectory, 'pictures', 'ab'), { recursive: true });
  await writeFile(join(dataDirectory, LAMP), '<svg/>');
  await writeFile(join(dataDirectory, `${LAMP}.7.0.tmp`), '<sv');
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
beforeEach(() => {
  count += 1;
  folder = join(home, `backup-${count}`);
});

/** Gives each test an empty database to restore into. */
function useTarget(): void {
  beforeEach(async () => {
    target = await openEmptyDatabase();
  });
  afterEach(() => target.close());
}

const backUp = () =>
  backUpShop({ database: shop.database, dataDirectory, folder, now: shop.clock.now() });
const restoredDirectory = () => join(home, `restored-${count}`);
const restore = async (database = target) => {
  const backup = await verifyBackup(folder);
  const now = shop.clock.now();
  await restoreShop({ database, dataDirectory: restoredDirectory(), backup, now }, () => {});
};

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
  useTarget();

  it('has every row and picture as they were but for sign-ins, and its books add up', async () => {
    await backUp();
    await restore();
    expect(await lasting(target)).toEqual(await lasting(shop.database));
    expect((await auditShop(target.db)).findings).toEqual([]);
    expect(await readFile(join(restoredDirectory(), LAMP), 'utf8')).toBe('<svg/>');
    // A picture that was being written when the backup was made is not in it.
    expect(await readdir(join(restoredDirectory(), 'pictures', 'ab'))).toHaveLength(1);
  });

  it('lets nobody in by a session, code or reset token of the backup', async () => {
    await shop.call('forgotPassword', { body: { login: buyer.email } });
    const office = await TestBackOffice.on(shop);
    const { as: staff, token: link } = await arrangeInvitation(office);
    await backUp();
    await restore();
    const { sessions, one_time_codes, reset_tokens } = await contents(target);
    expect({ sessions, one_time_codes, reset_tokens }).toEqual({
      sessions: [],
      one_time_codes: [],
      reset_tokens: [],
    });
    const restored = await TestApp.on(await sameDatabase(target));
    const { problem } = await restored.call(
      'listOrders',
      { params: { id: buyer.partnerId } },
      { token: buyer.token },
    );
    expect(problem).toMatchObject({ status: 401, code: 'session_expired' });
    const restoredOffice = await TestBackOffice.on(restored);
    const me = await restoredOffice.call('me', {}, { as: staff });
    expect(me.problem.code).toBe('session_expired');
    const invitation = await restoredOffice.call('readInvitation', { body: { token: link } });
    expect(invitation.problem.code).toBe('invitation_not_found');
    await office.app.close();
    await restoredOffice.close();
  });

  it('gives no order number, invoice number, id or message key a second time, and the audit knows why', async () => {
    await backUp();
    const before = await given(shop.database);
    await sell(shop, 3);
    const lost = await given(shop.database);

    const seen = [before, lost];
    // Twice from the same backup: the second restore cannot know of the first one.
    for (const minutes of [1, 2]) {
      const database = minutes === 1 ? target : await openEmptyDatabase();
      const backup = await verifyBackup(folder);
      shop.clock.advance({ minutes });
      const now = shop.clock.now();
      await restoreShop({ database, dataDirectory: restoredDirectory(), backup, now }, () => {});
      const restored = await TestApp.on(await sameDatabase(database));
      await sell(restored, 3);
      const after = await given(database);
      expect(after.length).toBeGreaterThan(before.length);
      const since = after.filter((number) => !before.includes(number));
      for (const numbers of seen) {
        expect(since.filter((number) => numbers.includes(number))).toEqual([]);
      }
      seen.push(since);
      expect(new Set(after).size).toBe(after.length);

      const report = await auditShop(database.db);
      expect(report.findings).toEqual([]);
      expect(report.restores).toMatchObject([
        { restoredAt: now, lastInvoiceNumber: 1, firstInvoiceNumber: expect.any(Number) },
      ]);
      const first = report.restores[0]?.firstInvoiceNumber ?? 0;
      expect(after).toContain(`invoice ${first}`);
      await database.pool.query('delete from invoices where number = $1', [first + 1]);
      expect((await auditShop(database.db)).findings).toContainEqual(
        expect.objectContaining({ detail: `INV-${first + 1} is missing` }),
      );
      await restored.close();
      if (database !== target) await database.close();
    }
  });

  it('may be of a version from before message keys and wide numbers', async () => {
    const old = await openEmptyDatabase();
    const known = await readMigrations();
    const wideNumbers = known.findIndex(({ name }) =>
      name.endsWith('restores-message-keys-and-bounded-search-gaps'),
    );
    await migrate(old.pool, known.slice(0, wideNumbers));
    await old.pool.query(`
      insert into outbox (channel, recipient, text, locale, status, created_at)
      values ('sms', '+201012345678', 'on its way', 'ar', 'queued', now())`);
    await backUpShop({ database: old, dataDirectory, folder, now: shop.clock.now() });
    await old.close();
    await restore();
    const { outbox, restores, invoice_counter: counter } = await contents(target);
    expect(outbox).toEqual([expect.stringMatching(/\bdp-1\b/)]);
    expect(restores).toHaveLength(1);
    expect(counter).toEqual([expect.stringMatching(/^\(1,\d{9,}\)$/)]);
  });

  it('may stand on the other kind of database', async () => {
    await backUp();
    const embedded = await openDatabase({});
    await restore(embedded);
    expect(await lasting(embedded)).toEqual(await lasting(shop.database));
    await embedded.close();
  });
});

/** Sells and dispatches some orders. */
async function sell(app: TestApp, orders: number): Promise<void> {
  const token = await arrangeSession(app, buyer.customerId);
  const address = await arrangeAddress(app, { token });
  for (let count = 0; count < orders; count += 1) {
    const order = await placed(
      app,
      { ...buyer, token, addressId: address },
      { lines: [{ id: bulb, quantity: 1 }], expected_total: 130 },
    );
    await advanceTo(app, order.id, 'dispatched');
  }
}

/** Everything that people and other systems know the shop's rows by. */
async function given({ pool }: OpenDatabase): Promise<string[]> {
  const { rows } = await pool.query(`
    select number as name from orders
    union all select 'order ' || id from orders
    union all select 'address ' || id from addresses
    union all select 'invoice ' || number from invoices
    union all select 'message ' || key from outbox`);
  return rows.map(({ name }) => name as string);
}

/** Every row but for what a restore ends or adds. */
async function lasting(database: OpenDatabase) {
  const { sessions, one_time_codes, reset_tokens, restores, invoice_counter, order_feed, ...rest } =
    await contents(database);
  const { staff_sessions, staff_invitations, ...lasting } = rest;
  return lasting;
}

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

describe('a backup cannot be restored', () => {
  it('when a file of the backup is missing', async () => {
    await backUp();
    await rm(join(folder, 'database', 'orders.ndjson.gz'));
    await expect(verifyBackup(folder)).rejects.toThrow(
      'not whole: database/orders.ndjson.gz is missing',
    );
  });

  it('when a file of the backup is damaged', async () => {
    await backUp();
    await appendFile(join(folder, LAMP), ' ');
    await expect(verifyBackup(folder)).rejects.toThrow(`damaged: ${LAMP}`);
  });

  it('when the folder is no backup', async () => {
    await mkdir(folder);
    await expect(verifyBackup(folder)).rejects.toThrow(/is not a backup/);
    await writeFile(join(folder, 'manifest.json'), '{"format":"dp-backup-9"}');
    await expect(verifyBackup(folder)).rejects.toThrow(/damaged, or of a newer version/);
  });
});

describe('a restore is refused, with nothing changed,', () => {
  useTarget();

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

  it('when the clock is behind the backup, since numbers follow it', async () => {
    await backUp();
    const backup = await verifyBackup(folder);
    const now = new Date(shop.clock.now().getTime() - 1_000);
    const dataDirectory = restoredDirectory();
    const job = { database: target, dataDirectory, backup, now };
    await expect(restoreShop(job, () => {})).rejects.toThrow(/Set the clock right/);
    expect((await contents(target)).customers ?? []).toEqual([]);
  });

  it('when it has other rows than it says; it can be begun again with a whole one', async () => {
    const manifest = await backUp();
    const text = JSON.stringify(manifest);
    const orders = manifest.tables.find(({ name }) => name === 'orders');
    if (orders) orders.rows = 999;
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    await expect(restore()).rejects.toThrow(
      /orders has \d rows instead of 999\. Nothing was changed/,
    );
    await writeFile(join(folder, 'manifest.json'), text);
    await restore();
    expect(await lasting(target)).toEqual(await lasting(shop.database));
  });
});
