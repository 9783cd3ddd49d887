import type { Locale } from '@dp/contract/locale.ts';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { deleteProduct } from '../products/delete-product.ts';
import { stateOf } from '../products/product-life.ts';
import { lockProduct } from '../products/write-product-edit.ts';
import { changeCatalog } from './change-catalog.ts';
import { presentStaffProduct, recorded } from './present-staff-product.ts';
import { readProductGroups } from './product-groups.ts';

/**
 * Deletes a draft: what was on sale once is withdrawn instead, since orders and links name it.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit` and `prices.edit`; 404
 *   `product_not_found`; 409 `record_changed`, as by who has put it on sale meanwhile, `not_a_draft`, `draft_in_use`.
 */
export async function removeDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  {
    id,
    version: seen,
    locale,
  }: { readonly id: number; readonly version: number; readonly locale: Locale },
): Promise<void> {
  requirePermission(principal, 'products.edit');
  requirePermission(principal, 'prices.edit');
  await changeCatalog(db, async (tx, version) => {
    // A concurrent stock movement either commits first, and the product stays, or waits and is refused.
    await tx.execute(sql`select from products where id = ${id} for update`);
    const row = await lockProduct(tx, { id });
    if (!row) throw new ProblemError(404, 'product_not_found');
    const groups = await readProductGroups(tx);
    const current = () => presentStaffProduct(tx, row, groups, locale);
    await assertVersion({ seen, version: row.version }, current);
    if (stateOf(row) !== 'draft') throw new ProblemError(409, 'not_a_draft');
    await refuseWhileInUse(tx, id);
    await deleteProduct(tx, id, version);
    await recordAudit(tx, principal, {
      action: 'product.remove',
      subject: { kind: 'product', id },
      before: { sku: row.sku, ...recorded(row, groups) },
      at: now(),
    });
  });
}

async function refuseWhileInUse(tx: Db, id: number): Promise<void> {
  const { rows } = await tx.execute<{ stock: boolean; orders: boolean; uses: boolean }>(sql`
    select exists (select from stock_movements where product_id = ${id}) as stock,
      exists (select from order_lines where product_id = ${id}) as orders,
      exists (select from carousel_items where product_id = ${id})
        or exists (select from home_sections where selection->'products' @> to_jsonb(${id}::int))
        or exists (select from pinned_searches where ${id}::int = any(product_ids)) as uses`);
  const [use] = rows;
  if (use && (use.stock || use.orders || use.uses))
    throw new ProblemError(409, 'draft_in_use', use);
}
