import { HOUR_MS } from '@dp/contract/durations.ts';
import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { PlainJpeg } from '../media/to-plain-jpeg.ts';
import { changeAttempt } from './attempt-rows.ts';
import { paymentAttempts, transferReceipts } from './payment-tables.ts';

/** How long the picture of a transfer that was never reported is stored after its attempt ended, in hours. */
const UNREPORTED_HOURS = 24;

/** Stores the picture of a locked attempt's receipt, in place of an earlier one. */
export async function storeReceipt(
  tx: Db,
  attemptId: number,
  { picture, at }: { readonly picture: PlainJpeg; readonly at: Date },
): Promise<void> {
  await tx
    .insert(transferReceipts)
    .values({ attemptId, ...picture, at })
    .onConflictDoUpdate({ target: transferReceipts.attemptId, set: { ...picture, at } });
  await changeAttempt(tx, attemptId, { receiptAt: at });
}

/** Deletes the pictures of these attempts' receipts. */
export async function deleteReceipts(tx: Db, attemptIds: readonly number[]): Promise<void> {
  if (attemptIds.length === 0) return;
  const ids = [...attemptIds];
  await tx.delete(transferReceipts).where(inArray(transferReceipts.attemptId, ids));
  await tx.update(paymentAttempts).set({ receiptAt: null }).where(inArray(paymentAttempts.id, ids));
}

/** The picture of an attempt's receipt, a JPEG; undefined when there is none. */
export async function findReceipt(db: Db, attemptId: number): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ jpeg: transferReceipts.jpeg })
    .from(transferReceipts)
    .where(eq(transferReceipts.attemptId, attemptId));
  return row && Buffer.from(row.jpeg);
}

/** Deletes old pictures of receipts, and those of transfers that ended without being reported. */
export async function deleteOldReceipts(
  db: Db,
  { at, keptMs }: { readonly at: Date; readonly keptMs: number },
): Promise<void> {
  const before = (ms: number) => new Date(at.getTime() - ms);
  const unreported = and(
    ne(paymentAttempts.state, 'pending'),
    isNull(paymentAttempts.senderEnd),
    lt(transferReceipts.at, before(UNREPORTED_HOURS * HOUR_MS)),
  );
  const old = await db
    .select({ id: transferReceipts.attemptId })
    .from(transferReceipts)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, transferReceipts.attemptId))
    .where(or(lt(transferReceipts.at, before(keptMs)), unreported));
  await deleteReceipts(
    db,
    old.map(({ id }) => id),
  );
}
