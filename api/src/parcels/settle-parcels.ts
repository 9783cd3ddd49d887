import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { handInLines } from './hand-in-line-tables.ts';
import { parcels } from './parcel-tables.ts';

/** What a hand-in says of a parcel, in piastres. */
export type HandInLine = Omit<typeof handInLines.$inferInsert, 'id' | 'handInId'>;
type HandInLineRow = typeof handInLines.$inferSelect;

/** Lines of one statement. */
const PIECE = 2_000;

/**
 * Records a hand-in's lines about locked parcels: their cash counts as handed in, and whose cash is complete is no
 * longer outstanding.
 */
export async function settleParcels(
  tx: Db,
  handInId: number,
  lines: readonly HandInLine[],
): Promise<void> {
  for (let from = 0; from < lines.length; from += PIECE) {
    const some = lines.slice(from, from + PIECE).map((line) => ({ ...line, handInId }));
    await tx.insert(handInLines).values(some);
  }
  await tx.execute(sql`
    update parcels set
      settled_piastres = settled_piastres + came.piastres,
      hand_in_id = case when settled_piastres + came.piastres = cash_piastres then ${handInId}::int end,
      version = version + 1
    from (
      select parcel_id, sum(cash_piastres) as piastres from hand_in_lines
      where hand_in_id = ${handInId} group by parcel_id having sum(cash_piastres) > 0
    ) as came
    where parcels.id = came.parcel_id`);
}

/** What settlements said of some parcels. */
export async function readSettlementLines(
  db: Db,
  parcelIds: readonly number[],
): Promise<HandInLineRow[]> {
  if (parcelIds.length === 0) return [];
  return db
    .select()
    .from(handInLines)
    .where(and(inArray(handInLines.parcelId, [...parcelIds]), isNotNull(handInLines.key)));
}

/** The newest hand-in that brought cash of a parcel. */
export async function findLastHandIn(db: Db, parcelId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: handInLines.handInId })
    .from(handInLines)
    .where(and(eq(handInLines.parcelId, parcelId), gt(handInLines.cashPiastres, 0)))
    .orderBy(desc(handInLines.id))
    .limit(1);
  return row?.id;
}

/** A page of a hand-in's lines with their parcels, as they were booked. */
export async function listHandInLines(
  db: Db,
  { handInId, after = 0 }: { handInId: number; after?: number | undefined },
  limit: number,
) {
  return db
    .select({ line: handInLines, parcel: parcels })
    .from(handInLines)
    .innerJoin(parcels, eq(parcels.id, handInLines.parcelId))
    .where(and(eq(handInLines.handInId, handInId), gt(handInLines.id, after)))
    .orderBy(asc(handInLines.id))
    .limit(limit);
}
