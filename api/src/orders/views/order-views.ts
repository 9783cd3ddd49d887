import type { OrderView, saveOrderViewBody } from '@dp/contract/staff/order-views.ts';
import { asc, eq, or } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '../../audit-trail/record-audit.ts';
import type { Db } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { requirePermission, type StaffPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { assertVersion } from '../../problems/record-changed.ts';
import { orderViews } from '../order-desk-tables.ts';

type Row = typeof orderViews.$inferSelect;
/** Views of one member of staff: far more than anybody finds their way among. */
const VIEWS_MAX = 100;

/**
 * The caller's own views and those that others share, by name.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`.
 */
export async function listOrderViews(db: Db, staff: StaffPrincipal): Promise<OrderView[]> {
  requirePermission(staff, 'orders.read');
  const rows = await db
    .select()
    .from(orderViews)
    .where(or(eq(orderViews.staffId, staff.staffId), eq(orderViews.shared, true)))
    .orderBy(asc(orderViews.name), asc(orderViews.id));
  return rows.map((row) => present(row, staff));
}

/**
 * Saves a new view, or a changed one: the caller's own, and with `settings.edit` any shared one, so that
 * a view outlives its maker. It stays its maker's.
 *
 * @throws ProblemError 404 `view_not_found`, also for one that the caller may not change; 409 `record_changed`,
 *   `too_many_views` with the `limit`.
 */
export async function saveOrderView(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  staff: StaffPrincipal,
  { id, version = 0, name, shared, definition }: z.output<typeof saveOrderViewBody>,
): Promise<OrderView> {
  requirePermission(staff, 'orders.read');
  const values = { name, shared, definition, version: version + 1 };
  return inTransaction(db, async (tx) => {
    const before = id === undefined ? undefined : await lockView(tx, staff, { id, version });
    if (
      !before &&
      (await tx.$count(orderViews, eq(orderViews.staffId, staff.staffId))) >= VIEWS_MAX
    ) {
      throw new ProblemError(409, 'too_many_views', { limit: VIEWS_MAX });
    }
    const [saved] = before
      ? await tx.update(orderViews).set(values).where(eq(orderViews.id, before.id)).returning()
      : await tx
          .insert(orderViews)
          .values({ ...values, staffId: staff.staffId })
          .returning();
    if (!saved) throw new Error('A view was saved without a row.');
    await recordAudit(tx, staff, {
      action: 'view.save',
      subject: { kind: 'order-view', id: saved.id },
      ...(before ? { before: fields(before) } : {}),
      after: fields(saved),
      at: now(),
    });
    return present(saved, staff);
  });
}

/**
 * Deletes a view that the caller may change.
 *
 * @throws ProblemError 404 `view_not_found`, also for one that they may not change; 409 `record_changed`.
 */
export async function deleteOrderView(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  staff: StaffPrincipal,
  seen: { readonly id: number; readonly version: number },
): Promise<void> {
  requirePermission(staff, 'orders.read');
  await inTransaction(db, async (tx) => {
    const before = await lockView(tx, staff, seen);
    await tx.delete(orderViews).where(eq(orderViews.id, seen.id));
    await recordAudit(tx, staff, {
      action: 'view.delete',
      subject: { kind: 'order-view', id: seen.id },
      before: fields(before),
      at: now(),
    });
  });
}

async function lockView(
  tx: Db,
  staff: StaffPrincipal,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<Row> {
  const [row] = await tx.select().from(orderViews).where(eq(orderViews.id, id)).for('update');
  if (!row || !isEditable(row, staff)) throw new ProblemError(404, 'view_not_found');
  await assertVersion({ seen: version, version: row.version }, () => present(row, staff));
  return row;
}

function fields({ name, shared, definition }: Row) {
  return { name, shared, definition };
}

function isEditable({ staffId, shared }: Row, staff: StaffPrincipal): boolean {
  return staffId === staff.staffId || (shared && staff.permissions.has('settings.edit'));
}

function present(row: Row, staff: StaffPrincipal): OrderView {
  const { id, name, shared, version } = row;
  const definition = row.definition as OrderView['definition'];
  const own = row.staffId === staff.staffId;
  return { id, name, shared, own, editable: isEditable(row, staff), definition, version };
}
