import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { changeRow } from '../database/change-row.ts';
import type { Db } from '../database/database.ts';
import { claims } from './claim-tables.ts';

export type ClaimRow = typeof claims.$inferSelect;

/** Waiting for the shop or the courier. */
const WAITING: ClaimRow['state'][] = ['open', 'sent'];

export async function findClaim(db: Db, id: number): Promise<ClaimRow | undefined> {
  const [row] = await db.select().from(claims).where(eq(claims.id, id));
  return row;
}

export async function lockClaim(tx: Db, id: number): Promise<ClaimRow | undefined> {
  const [row] = await tx.select().from(claims).where(eq(claims.id, id)).for('update');
  return row;
}

/** A parcel's claims, the newest first. */
export function listClaimsOf(db: Db, parcelId: number): Promise<ClaimRow[]> {
  return db.select().from(claims).where(eq(claims.parcelId, parcelId)).orderBy(desc(claims.id));
}

/** Claims that wait, the first due first, or that ended, the last due first; after the one with this id. */
export function listClaimRows(
  db: Db,
  { view, after }: { view: 'waiting' | 'ended'; after?: number | undefined },
  limit: number,
): Promise<ClaimRow[]> {
  const isWaiting = view === 'waiting';
  const last = sql`(select due_on, id from claims as last where last.id = ${after})`;
  const place = sql`(${claims.dueOn}, ${claims.id})`;
  const order = isWaiting ? asc : desc;
  return db
    .select()
    .from(claims)
    .where(
      and(
        isWaiting ? inArray(claims.state, WAITING) : notInArray(claims.state, WAITING),
        after === undefined
          ? undefined
          : isWaiting
            ? sql`${place} > ${last}`
            : sql`${place} < ${last}`,
      ),
    )
    .orderBy(order(claims.dueOn), order(claims.id))
    .limit(limit);
}

/** Opens a claim; undefined when the parcel has one that has not ended. */
export async function insertClaim(
  tx: Db,
  row: typeof claims.$inferInsert,
): Promise<ClaimRow | undefined> {
  const [inserted] = await tx.insert(claims).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function changeClaim(
  tx: Db,
  id: number,
  changes: Partial<Omit<ClaimRow, 'id' | 'version'>>,
): Promise<ClaimRow> {
  return changeRow(tx, claims, id, changes);
}
