import type { OrderChange } from '@dp/contract/staff/order-stream.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';

/** More changed orders than a screen follows one by one: it reads its lists again. */
const CHANGES_MAX = 500;

/** A snapshot of PostgreSQL, as text: `xmin:xmax:running`. Which transactions it has seen is exact. */
const SNAPSHOT = /^\d{1,20}:\d{1,20}:(?:\d{1,20}(?:,\d{1,20}){0,999})?$/;

/** What changed since a cursor; undefined when too much did, or the cursor is of another database. */
export interface FeedPage {
  /** What this page has seen: the cursor of the next one. */
  readonly cursor: string;
  readonly changes: readonly OrderChange[] | undefined;
}

/** The cursor of now. */
export async function readFeedCursor(db: Db): Promise<string> {
  const { rows } = await db.execute<{ cursor: string }>(
    sql`select pg_current_snapshot()::text as cursor`,
  );
  return rows[0]?.cursor ?? '';
}

/**
 * The orders of every transaction that this statement sees and the cursor's did not: none is missed or comes
 * twice, in whatever order transactions begin and commit, and none waits for a long one (decision 091).
 */
export async function readFeed(db: Db, cursor: string): Promise<FeedPage> {
  if (!SNAPSHOT.test(cursor)) return { cursor: await readFeedCursor(db), changes: undefined };
  const unseen = sql`xid >= pg_snapshot_xmin(${cursor}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${cursor}::pg_snapshot)`;
  const { rows } = await db.execute<{
    cursor: string;
    lost: boolean;
    changes: OrderChange[];
  }>(sql`
    select pg_current_snapshot()::text as cursor,
      pg_snapshot_xmax(${cursor}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())
        or exists (select from order_feed where ${unseen} and at < now() - interval '${sql.raw(FEED_SHOWN)}') as lost,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', orders.id, 'number', number, 'placed', placed, 'version', version,
          'state', state, 'confirmation', confirmation, 'packing', packing, 'total', total_piastres / 100.0) order by first), '[]')
        from (
          select order_id, bool_or(kind = 'placed') as placed, min(id) as first
          from order_feed where ${unseen}
          group by order_id order by first limit ${CHANGES_MAX + 1}
        ) as changed
        join orders on orders.id = order_id
      ) as changes`);
  const [row] = rows;
  if (!row) throw new Error('A read of the feed returned no row.');
  const complete = !row.lost && row.changes.length <= CHANGES_MAX;
  return { cursor: row.cursor, changes: complete ? row.changes : undefined };
}

/** How far back a reader can resume, as an interval of PostgreSQL. */
const FEED_SHOWN = '1 day';

/** Deletes rows that no reader needs, but for the last one, by which older cursors are known. */
export async function deleteOldFeed(db: Db): Promise<void> {
  await db.execute(sql`
    delete from order_feed
    where at < now() - interval '${sql.raw(FEED_SHOWN)}'
      and id < (select max(id) from order_feed where at < now() - interval '${sql.raw(FEED_SHOWN)}')`);
}
