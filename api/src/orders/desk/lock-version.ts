import type { Locale } from '@dp/contract/locale.ts';
import type { OrderCard } from '@dp/contract/staff/order-lists.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import type { Principal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { assertVersion } from '../../problems/record-changed.ts';
import type { OrderRow } from '../full-order.ts';
import { lockOrder } from '../order-store.ts';
import { presentCard, readCards } from './order-cards.ts';

/** Who changes which version of an order, and in which language they are answered. */
export interface VersionedChange {
  readonly orderId: number;
  readonly version: number;
  readonly locale: Locale;
}

/**
 * Locks an order in the version in which the caller saw it, until the transaction ends: of two people who
 * change the same version, the second gets what the first has made of it.
 *
 * @throws ProblemError 404 `order_not_found`; 409 `record_changed` with the `version` and the `current` card.
 */
export async function lockVersion(
  tx: Db,
  principal: Principal,
  { orderId, version, locale }: VersionedChange,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new ProblemError(404, 'order_not_found', { order: String(orderId) });
  await assertVersion({ seen: version, version: order.version }, () =>
    readCard(tx, principal, orderId, locale),
  );
  return order;
}

/** One order as lists show it; it must exist. */
export async function readCard(
  db: Db,
  principal: Principal,
  orderId: number,
  locale: Locale,
): Promise<OrderCard> {
  const [row] = await readCards(db, sql`select ${orderId}::int`, sql`orders.id`);
  if (!row) throw new Error(`Order ${orderId} is gone within a transaction that saw it.`);
  return presentCard(row, principal, locale);
}
