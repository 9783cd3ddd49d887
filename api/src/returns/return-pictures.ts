import { HOUR_MS } from '@dp/contract/durations.ts';
import { and, count, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { lockCustomer } from '../accounts/lock-customer.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { readShopperPicture } from '../media/shopper-picture.ts';
import {
  type Principal,
  requirePermission,
  type ShopperPrincipal,
} from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { ownedBy } from './return-store.ts';
import { returnPictures, returns } from './return-tables.ts';

/** Pictures of a shopper that wait for their return; more than that is nobody's form. */
const WAITING_MAX = 20;
/** How long a picture waits for its return, in hours. */
const WAITING_HOURS = 24;

/**
 * Stores a picture for a return that its shopper is about to ask for, as a JPEG without metadata.
 *
 * @throws ProblemError 422 `shopper_picture_unusable`; 429 `too_many_requests` while too many wait.
 */
export async function uploadReturnPicture(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { customerId }: ShopperPrincipal,
  file: Buffer,
): Promise<number> {
  const picture = await readShopperPicture(file);
  return inTransaction(db, async (tx) => {
    // Of uploads at the same moment each counts the one before.
    await lockCustomer(tx, customerId);
    const unused = and(eq(returnPictures.customerId, customerId), isNull(returnPictures.returnId));
    const [waiting] = await tx.select({ count: count() }).from(returnPictures).where(unused);
    if ((waiting?.count ?? 0) >= WAITING_MAX) {
      throw new ProblemError(429, 'too_many_requests', { retry_in: WAITING_HOURS * 60 * 60 });
    }
    const [row] = await tx
      .insert(returnPictures)
      .values({ customerId, ...picture, at: now() })
      .returning({ id: returnPictures.id });
    if (!row) throw new Error('The insert of a picture returned no row.');
    return row.id;
  });
}

/** Gives waiting pictures of the customer to a new return; ids that are not theirs are passed over. */
export async function claimPictures(
  tx: Db,
  customerId: number,
  { ids, returnId }: { ids: readonly number[]; returnId: number },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(returnPictures)
    .set({ returnId })
    .where(
      and(
        inArray(returnPictures.id, [...ids]),
        eq(returnPictures.customerId, customerId),
        isNull(returnPictures.returnId),
      ),
    );
}

/**
 * A picture of one of the shopper's own, also one that waits for its return.
 *
 * @throws ProblemError 404 `return_not_found`.
 */
export async function readOwnReturnPicture(
  db: Db,
  { customerId }: ShopperPrincipal,
  id: number,
): Promise<Buffer> {
  const waits = and(isNull(returnPictures.returnId), eq(returnPictures.customerId, customerId));
  const own = sql`exists (select from returns where ${returns.id} = ${returnPictures.returnId} and ${ownedBy(customerId)})`;
  return readJpeg(db, and(eq(returnPictures.id, id), sql`(${waits} or ${own})`));
}

/**
 * A picture of any return, for staff.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`; 404 `return_not_found`.
 */
export async function readReturnPicture(db: Db, principal: Principal, id: number): Promise<Buffer> {
  requirePermission(principal, 'orders.read');
  return readJpeg(db, and(eq(returnPictures.id, id), sql`return_id is not null`));
}

/** The pictures of some returns, without their bytes. */
export async function listReturnPictures(
  db: Db,
  returnIds: readonly number[],
): Promise<{ id: number; returnId: number; width: number; height: number }[]> {
  if (returnIds.length === 0) return [];
  const { id, returnId, width, height } = returnPictures;
  const rows = await db
    .select({ id, returnId, width, height })
    .from(returnPictures)
    .where(inArray(returnPictures.returnId, [...returnIds]))
    .orderBy(returnPictures.id);
  return rows.map((row) => ({ ...row, returnId: row.returnId ?? 0 }));
}

/** Deletes pictures whose return was never asked for. */
export async function deleteUnusedReturnPictures(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - WAITING_HOURS * HOUR_MS);
  await db
    .delete(returnPictures)
    .where(and(isNull(returnPictures.returnId), lt(returnPictures.at, before)));
}

async function readJpeg(db: Db, where: SQL | undefined): Promise<Buffer> {
  const [row] = await db.select({ jpeg: returnPictures.jpeg }).from(returnPictures).where(where);
  if (!row) throw new ProblemError(404, 'return_not_found');
  return Buffer.from(row.jpeg);
}
