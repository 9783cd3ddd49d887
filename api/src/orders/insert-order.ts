import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { NO_PAYMENTS } from '../payments/order-payments.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { takingStock } from '../products/move-stock.ts';
import { storedOrderPrefix } from '../shop-settings/shop-details.ts';
import type { FullOrder, NewOrder, NewOrderLine } from './full-order.ts';
import { orderTerms } from './order-search-terms.ts';

/**
 * Inserts an order with its lines and first event, assigns its number with the owner's letters and takes its stock:
 * in one statement, because it runs while the stock rows are locked.
 */
export async function insertOrder(
  db: Db,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  principal: Principal,
): Promise<FullOrder> {
  const { actor, actorId, actorName } = actorOf(principal);
  const at = order.placedAt.toISOString();
  const terms = order.address ? orderTerms(order.address) : [];
  const move = { orderId: sql`(select id from placed)`, principal, at: order.placedAt };
  const { rows } = await db.execute<{ id: number; number: string; taken: number }>(sql`
    with placed as (
      insert into orders (
        number, customer_id, idempotency_key, request_hash, state, locale, payment_method,
        subtotal_piastres, discount_piastres, shipping_piastres, total_piastres,
        total_items, total_quantity, voucher_code, note, address, days_min, days_max, placed_at, state_at,
        confirmation, phone_digits, governorate_id, risk, risk_reasons,
        staff_discount_piastres, staff_discount_reason, fixed_shipping_piastres,
        payment, pay_until
      ) values (
        ${storedOrderPrefix} || '-' || nextval('order_numbers'), ${order.customerId}, ${order.idempotencyKey},
        ${order.requestHash}, ${order.state}, ${order.locale}, ${order.paymentMethod},
        ${order.subtotalPiastres}, ${order.discountPiastres}, ${order.shippingPiastres},
        ${order.totalPiastres}, ${order.totalItems}, ${order.totalQuantity}, ${order.voucherCode},
        ${order.note}, ${JSON.stringify(order.address)}::jsonb, ${order.daysMin}, ${order.daysMax},
        ${at}::timestamptz, ${at}::timestamptz, ${order.confirmation}, ${order.phoneDigits}, ${order.governorateId},
        ${order.risk}, ${JSON.stringify(order.riskReasons)}::jsonb,
        ${order.staffDiscountPiastres}, ${order.staffDiscountReason}, ${order.fixedShippingPiastres},
        ${order.payment}, ${order.payUntil?.toISOString() ?? null}::timestamptz
      )
      returning id, number
    ), copied as (
      insert into order_lines (
        order_id, product_id, sku, name_ar, name_en, picture, list_price_piastres,
        discount_basis_points, unit_piastres, quantity, total_piastres, price_reason,
        discount_share_piastres
      )
      select placed.id, line.*
      from placed, jsonb_to_recordset(${JSON.stringify(lines.map(toColumns))}::jsonb) as line (
        product_id int, sku text, name_ar text, name_en text, picture jsonb,
        list_price_piastres bigint, discount_basis_points int, unit_piastres bigint, quantity int,
        total_piastres bigint, price_reason text, discount_share_piastres bigint
      )
    ), findable as (
      insert into order_search_terms (order_id, term)
      select placed.id, term
      from placed, jsonb_array_elements_text(${JSON.stringify(terms)}::jsonb) as term
    ), told as (
      insert into order_events (order_id, state, actor, actor_id, actor_name, at)
      select id, ${order.state}, ${actor}, ${actorId}::int, ${actorName}::text, ${at}::timestamptz from placed
    ), ${takingStock(lines, move)}
    select id, number, (select count(*)::int from moved) as taken from placed`);
  const [row] = rows;
  if (!row) throw new Error('The insert of an order returned no row.');
  const { taken, ...placed } = row;
  // The rows were locked when they were read, so this cannot fail; if it did, the transaction would roll back.
  if (taken !== lines.length) throw new Error('Stock that was locked is gone.');
  return {
    order: { ...order, ...placed },
    lines,
    events: [{ state: order.state, ...actorOf(principal), note: null, at: order.placedAt }],
    invoice: null,
    payments: NO_PAYMENTS,
  };
}

function toColumns(line: NewOrderLine) {
  return {
    product_id: line.productId,
    sku: line.sku,
    name_ar: line.nameAr,
    name_en: line.nameEn,
    picture: line.picture,
    list_price_piastres: line.listPricePiastres,
    discount_basis_points: line.discountBasisPoints,
    unit_piastres: line.unitPiastres,
    quantity: line.quantity,
    total_piastres: line.totalPiastres,
    price_reason: line.priceReason,
    discount_share_piastres: line.discountSharePiastres,
  };
}
