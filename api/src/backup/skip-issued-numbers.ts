import type pg from 'pg';
import { StartupError } from '../database/startup-error.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { quoted, readSequences } from './shop-tables.ts';

/** Before any shop: numbers after a restore follow the time since then (decision 059). */
const EPOCH_MS = Date.UTC(2026, 0, 1);
/** Maximum order and invoice numbers per second, on average between two restores. */
const NUMBERS_PER_SECOND = 100;
/** Maximum ids per second, on average between two restores; their columns end at 2,147,483,647. */
const IDS_PER_SECOND = 1;

const ORDER_NUMBERS = 'order_numbers';

interface Restore {
  readonly manifest: BackupManifest;
  readonly now: Date;
}

/**
 * Sets every sequence and the counters of invoices and credit notes of a freshly restored shop beyond any number
 * that may have been issued since the backup, by any shop restored from it, and records the gap.
 *
 * @throws StartupError when the clock is behind the backup, or the sequences do not match.
 */
export async function skipIssuedNumbers(
  connection: pg.PoolClient,
  { manifest, now }: Restore,
): Promise<void> {
  const madeAt = new Date(manifest.made_at);
  if (now < madeAt) {
    throw new StartupError(
      `The backup was made at ${madeAt.toISOString()}, but this machine's clock says ${now.toISOString()}. Set the clock right: the numbers of orders and invoices after a restore follow it.`,
    );
  }
  const passed = (perSecond: number, sinceMs: number) =>
    Math.ceil((Math.max(0, now.getTime() - sinceMs) / 1_000) * perSecond);
  const ahead = (perSecond: number) => [
    passed(perSecond, madeAt.getTime()),
    passed(perSecond, EPOCH_MS),
  ];

  const here = (await readSequences(connection)).map(({ name }) => name);
  const expected = manifest.sequences.map(({ name }) => name).toSorted();
  if (here.join() !== expected.join()) {
    throw new StartupError(
      `The backup has other numbering than its version of the shop: ${expected.join(', ')}. Nothing was changed.`,
    );
  }
  const orders = { last: 0, first: 0 };
  for (const { name, last, used } of manifest.sequences) {
    const perSecond = name === ORDER_NUMBERS ? NUMBERS_PER_SECOND : IDS_PER_SECOND;
    const { rows } = await connection.query<{ last: string }>(
      'select setval($1::regclass, greatest($2::bigint + $3::bigint, $4::bigint)) as last',
      [quoted(name), last, ...ahead(perSecond)],
    );
    if (name !== ORDER_NUMBERS) continue;
    orders.last = used ? Number(last) : Number(last) - 1;
    orders.first = Number(rows[0]?.last) + 1;
  }

  // The backup may be from before the numbers were wide enough, and from before restores were recorded.
  await connection.query('alter table invoices alter column number type bigint');
  await connection.query('alter table invoice_counter alter column last type bigint');
  await connection.query(`
    create table if not exists restores (
      restored_at timestamptz primary key,
      backup_made_at timestamptz not null,
      last_order_number bigint not null,
      first_order_number bigint not null,
      last_invoice_number bigint not null,
      first_invoice_number bigint not null
    )`);
  await connection.query(
    `with before as (select last from invoice_counter),
          counter as (
            update invoice_counter set last = greatest(last + $1::bigint, $2::bigint) returning last
          )
     insert into restores
     select $3::timestamptz, $4::timestamptz, $5::bigint, $6::bigint, before.last, counter.last + 1
     from before, counter`,
    [
      ...ahead(NUMBERS_PER_SECOND),
      now.toISOString(),
      madeAt.toISOString(),
      orders.last,
      orders.first,
    ],
  );
  await skipCreditNotes(connection, ahead(NUMBERS_PER_SECOND), now);
}

/** Of a backup from before there were credit notes, the migration that brings them begins beyond its invoices. */
async function skipCreditNotes(
  connection: pg.PoolClient,
  ahead: readonly number[],
  now: Date,
): Promise<void> {
  const { rows } = await connection.query<{ known: boolean }>(
    "select to_regclass('credit_note_counter') is not null as known",
  );
  if (!rows[0]?.known) return;
  await connection.query(
    `with before as (select last from credit_note_counter),
          counter as (
            update credit_note_counter set last = greatest(last + $1::bigint, $2::bigint) returning last
          )
     update restores
     set last_credit_note_number = before.last, first_credit_note_number = counter.last + 1
     from before, counter where restored_at = $3::timestamptz`,
    [...ahead, now.toISOString()],
  );
}
