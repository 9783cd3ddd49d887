import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { verifyBackup } from '../src/backup/backup-files.ts';
import { restoreShop } from '../src/backup/restore-shop.ts';
import { type OpenDatabase, openDatabase } from '../src/database/database.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';
import { BackupBench, contents, LAMP, lasting } from './arrange/backups.ts';
import { advanceTo, arrangeAddress, placed } from './arrange/orders.ts';
import { arrangeSession } from './arrange/shoppers.ts';
import { arrangeInvitation } from './arrange/staff-changes/people-changes.ts';
import { TestApp } from './test-app.ts';
import { TestBackOffice } from './test-back-office.ts';
import { openEmptyDatabase } from './test-database.ts';

const bench = BackupBench.use();

describe('a restored shop', () => {
  it('has every row and picture as they were but for sign-ins, and its books add up', async () => {
    // More rows than are written and read at a time.
    await bench.shop.database.pool.query(
      `insert into search_gaps (query, count, last_at)
       select 'بحث ' || n, n, now() from generate_series(1, 2345) n`,
    );
    await bench.backUp();
    const target = await bench.restore();
    expect(await lasting(target)).toEqual(await lasting(bench.shop.database));
    expect((await auditShop(target.db)).findings).toEqual([]);
    expect(await readFile(join(bench.restoredDirectory, LAMP), 'utf8')).toBe('<svg/>');
    // A picture that was being written when the backup was made is not in it.
    expect(await readdir(join(bench.restoredDirectory, 'pictures', 'ab'))).toHaveLength(1);
  });

  it('lets nobody in by a session, code or reset token of the backup', async () => {
    await bench.shop.call('forgotPassword', { body: { login: bench.buyer.email } });
    const office = await TestBackOffice.on(bench.shop);
    const { as: staff, token: link } = await arrangeInvitation(office);
    await bench.backUp();
    const target = await bench.restore();
    const { sessions, one_time_codes, reset_tokens } = await contents(target);
    expect({ sessions, one_time_codes, reset_tokens }).toEqual({
      sessions: [],
      one_time_codes: [],
      reset_tokens: [],
    });
    const restored = await TestApp.on(await sameDatabase(target));
    const { problem } = await restored.call(
      'listOrders',
      { params: { id: bench.buyer.partnerId } },
      { token: bench.buyer.token },
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

  it('keeps its demo, though the backup was made because it was about to be removed', async () => {
    const { pool } = bench.shop.database;
    await pool.query(
      `insert into demo_removals (state, seen, started_at, actor, actor_name)
       values ('backing_up', '', now(), 'system', 'start')`,
    );
    await bench.backUp();
    await pool.query('delete from demo_removals');
    const target = await bench.restore();
    expect((await contents(target)).demo_removals).toEqual([]);
  });

  it('gives no order number, invoice number, id or message key a second time, and the audit knows why', async () => {
    await bench.backUp();
    const before = await given(bench.shop.database);
    await sell(bench.shop, 3);
    const lost = await given(bench.shop.database);

    const target = await bench.openTarget();
    const seen = [before, lost];
    // Twice from the same backup: the second restore cannot know of the first one.
    for (const minutes of [1, 2]) {
      const database = minutes === 1 ? target : await openEmptyDatabase();
      const backup = await verifyBackup(bench.folder);
      bench.shop.clock.advance({ minutes });
      const now = bench.shop.clock.now();
      await restoreShop(
        { database, dataDirectory: bench.restoredDirectory, backup, now },
        () => {},
      );
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
    await bench.backUp(old);
    await old.close();
    const target = await bench.restore();
    const { outbox, restores, invoice_counter: counter } = await contents(target);
    expect(outbox).toEqual([expect.stringMatching(/\bdp-1\b/)]);
    expect(restores).toHaveLength(1);
    expect(counter).toEqual([expect.stringMatching(/^\(1,\d{9,}\)$/)]);
  });

  it('may be on the other kind of database', async () => {
    await bench.backUp();
    const embedded = await openDatabase({});
    await bench.restore(embedded);
    expect(await lasting(embedded)).toEqual(await lasting(bench.shop.database));
    await embedded.close();
  });
});

/** Sells and dispatches some orders. */
async function sell(app: TestApp, orders: number): Promise<void> {
  const token = await arrangeSession(app, bench.buyer.customerId);
  const address = await arrangeAddress(app, { token });
  for (let count = 0; count < orders; count += 1) {
    const order = await placed(
      app,
      { ...bench.buyer, token, addressId: address },
      { lines: [{ id: bench.bulb, quantity: 1 }], expected_total: 130 },
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
    union all select 'credit note ' || number from credit_notes
    union all select 'message ' || key from outbox`);
  return rows.map(({ name }) => name as string);
}

/** The database, left open when the app on it is closed. */
async function sameDatabase(database: OpenDatabase): Promise<OpenDatabase> {
  return { ...database, close: async () => {} };
}
