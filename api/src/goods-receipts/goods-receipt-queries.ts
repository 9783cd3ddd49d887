import type { Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { GoodsReceipt } from '@dp/contract/staff/goods-receipts.ts';
import type { Db } from '../database/database.ts';
import { pictureIn } from '../media/stored-picture.ts';
import { maySeeCosts, type Principal, requirePermission } from '../principals/principal.ts';
import { nameActors } from '../staff/read-staff-names.ts';
import {
  type GoodsReceiptRecord,
  listReceiptRecords,
  readReceiptLines,
  requireReceipt,
  sumReceipts,
} from './goods-receipt-rows.ts';

/** Receipts of a page. */
const PAGE = 30;

/**
 * Receipts, the newest first.
 *
 * @throws ProblemError 403 `permission_required` without `stock.adjust`.
 */
export async function listGoodsReceipts(
  db: Db,
  principal: Principal,
  before: number | undefined,
): Promise<StaffCallOutput<'listGoodsReceipts'>> {
  requirePermission(principal, 'stock.adjust');
  const found = await listReceiptRecords(db, before, PAGE + 1);
  const shown = found.slice(0, PAGE);
  return {
    data: await presentReceipts(db, principal, shown),
    next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A receipt with what came in. Throws as `listGoodsReceipts`, and 404 `goods_receipt_not_found`. */
export async function getGoodsReceipt(
  db: Db,
  principal: Principal,
  id: number,
  locale: Locale,
): Promise<StaffCallOutput<'getGoodsReceipt'>> {
  requirePermission(principal, 'stock.adjust');
  const [receipt] = await presentReceipts(db, principal, [await requireReceipt(db, id)]);
  if (!receipt) throw new Error('One receipt is presented as one.');
  const seesCosts = maySeeCosts(principal);
  const lines = (await readReceiptLines(db, id)).map((line) => {
    const piastres = seesCosts ? line.piastres : null;
    return {
      id: line.id,
      sku: line.sku,
      name: locale === 'ar' ? line.nameAr : line.nameEn,
      image: line.picture && pictureIn(locale, line.picture),
      shelf: line.shelf,
      quantity: line.quantity,
      cost: piastres === null ? null : toEgp(piastres),
      sum: piastres === null ? null : toEgp(piastres * line.quantity),
      taken_back: line.takenBack,
      sellable: line.stock,
    };
  });
  return { data: { ...receipt, lines } };
}

async function presentReceipts(
  db: Db,
  principal: Principal,
  receipts: readonly GoodsReceiptRecord[],
): Promise<GoodsReceipt[]> {
  if (receipts.length === 0) return [];
  const actorOf = await nameActors(db, receipts);
  const sums = await sumReceipts(
    db,
    receipts.map(({ id }) => id),
  );
  const seesCosts = maySeeCosts(principal);
  return receipts.map((receipt) => {
    const { products = 0, units = 0, piastres = null, takenBack = 0 } = sums.get(receipt.id) ?? {};
    return {
      id: receipt.id,
      reference: receipt.reference,
      note: receipt.note,
      at: receipt.at.toISOString(),
      received_by: actorOf(receipt).name,
      products,
      units,
      taken_back: takenBack,
      cost: seesCosts && piastres !== null ? toEgp(piastres) : null,
    };
  });
}
