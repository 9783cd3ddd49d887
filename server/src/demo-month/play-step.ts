import { cancelOrder } from '@dp/api/orders/cancel-order.ts';
import { addOrderNote } from '@dp/api/orders/desk/add-order-note.ts';
import { recordAttempt } from '@dp/api/orders/desk/record-attempt.ts';
import { readOrderRows } from '@dp/api/orders/lock-orders.ts';
import { placeOrder } from '@dp/api/orders/place-order.ts';
import { quoteOrder } from '@dp/api/orders/quote-order.ts';
import { packOrder } from '@dp/api/packing/pack-order.ts';
import { pickLine } from '@dp/api/packing/pick-line.ts';
import { startPicking } from '@dp/api/packing/start-picking.ts';
import { readParcelLines, readParcelsOf } from '@dp/api/parcels/parcel-queries.ts';
import { advanceOrder } from '@dp/api/shipments/advance-order.ts';
import { inspectParcel } from '@dp/api/shipments/inspect-parcel.ts';
import { moveParcel } from '@dp/api/shipments/move-parcel.ts';
import { createVoucherGuesses } from '@dp/api/vouchers/voucher-guesses.ts';
import { wallTimeOf } from '@dp/contract/cairo-time.ts';
import { DAY_MS } from '@dp/contract/durations.ts';
import { ATTEMPT_REASONS } from '@dp/contract/parcel-states.ts';
import { STAFF_NOTES } from '@dp/demo/src/month/stories.ts';
import type { MonthOrder, MonthShop } from './month-shop.ts';
import type { MonthStep } from './month-steps.ts';

/** Does one step of the month with the shop's use cases, at the moment that its clock shows. */
export async function playStep(shop: MonthShop, { act, order: index }: MonthStep): Promise<void> {
  const order = shop.orders[index];
  if (!order) throw new Error(`The month has no order ${index}.`);
  const { deps, staff } = shop;
  const { luck } = order.planned;
  switch (act) {
    case 'place':
      return place(shop, order);
    case 'confirm':
      return attempt(shop, order, {
        channel: luck % 4 === 0 ? 'whatsapp' : 'phone',
        outcome: 'confirmed',
      });
    case 'no_answer':
      return attempt(shop, order, { channel: 'phone', outcome: 'no_answer' });
    case 'ask':
      return attempt(shop, order, { channel: luck % 2 ? 'whatsapp' : 'sms', outcome: 'asked' });
    case 'call_at': {
      const call_at = wallTimeOf(new Date(deps.now().getTime() + DAY_MS));
      return attempt(shop, order, { channel: 'phone', outcome: 'call_at', call_at });
    }
    case 'cancel_by_phone':
      return attempt(shop, order, {
        channel: 'phone',
        outcome: 'cancelled',
        reason: luck % 2 ? 'وجد العميل المنتج في مكان أقرب' : 'غيّر العميل رأيه',
      });
    case 'cancel_by_shopper':
      await cancelOrder(deps, order.customer.shopper, { orderId: order.id });
      return;
    case 'note': {
      const text = STAFF_NOTES[luck % STAFF_NOTES.length] ?? '';
      await addOrderNote(deps, staff.orders, { orderId: order.id, text });
      return;
    }
    case 'complete':
      await advanceOrder(deps, staff.manager, { orderId: order.id, to: 'completed' });
      return;
    case 'start_picking':
    case 'pick_half':
    case 'pack':
      return preparePack(shop, order, act);
    case 'inspect':
      return inspect(shop, order);
    default:
      return move(shop, order, act);
  }
}

async function place({ deps, products }: MonthShop, order: MonthOrder): Promise<void> {
  const { shopper, addressId, locale } = order.customer;
  const { planned } = order;
  const guesses = createVoucherGuesses(deps);
  const lines = planned.lines.map(({ sku, quantity }) => {
    const id = products.get(sku);
    if (id === undefined) throw new Error(`The demo catalogue has lost ${sku}.`);
    return { id, quantity };
  });
  const from = { shopper, locale, ip: '127.0.0.1' };
  const asked = { lines, address_id: addressId };
  const { data: quote } = await quoteOrder(deps, guesses, asked, { ...from, sentToken: true });
  const { data } = await placeOrder({ ...deps, payments: [] }, guesses, {
    ...from,
    key: `demo-month-${planned.placedMinutes}-${planned.luck}`,
    body: {
      address_id: addressId,
      lines,
      payment_method: 'cash_on_delivery',
      expected_total: quote.totals.total,
      ...(planned.note === undefined ? {} : { note: planned.note }),
    },
  });
  order.id = data.id;
  order.number = data.number;
}

async function attempt(
  { deps, staff }: MonthShop,
  { id: orderId, customer }: MonthOrder,
  body: Parameters<typeof recordAttempt>[3],
): Promise<void> {
  const version = await versionOf(deps, orderId);
  const by = body.outcome === 'cancelled' ? staff.manager : staff.orders;
  await recordAttempt(deps, by, { orderId, version, locale: customer.locale }, body);
}

async function preparePack(
  { deps, staff, products }: MonthShop,
  { id, planned }: MonthOrder,
  act: 'start_picking' | 'pick_half' | 'pack',
): Promise<void> {
  const version = await versionOf(deps, id);
  if (act === 'start_picking') {
    await startPicking(deps, staff.warehouse, { orders: [{ id, version }] });
  } else if (act === 'pick_half') {
    const [line] = planned.lines;
    const product_id = products.get(line?.sku ?? '') ?? 0;
    const picked = line?.quantity ?? 0;
    await pickLine(deps, staff.warehouse, { order_id: id, product_id, picked, seen: 0 });
  } else {
    const { luck } = planned;
    const box = { fragile: luck % 3 === 0, weight_grams: 400 + (luck % 3_600) };
    await packOrder(deps, staff.warehouse, { orderId: id, version, parcels: [box] });
  }
}

const MOVES = {
  out: 'out_for_delivery',
  fail: 'attempt_failed',
  deliver: 'delivered',
  return_begins: 'returning',
  comes_back: 'returned',
  lose: 'lost',
} as const;

async function move(
  { deps, staff }: MonthShop,
  { id, planned }: MonthOrder,
  act: keyof typeof MOVES,
): Promise<void> {
  const { story, luck } = planned;
  const to = MOVES[act];
  const refused = story.startsWith('refused') || story === 'returning';
  const reason = refused ? ('refused' as const) : ATTEMPT_REASONS[luck % ATTEMPT_REASONS.length];
  const tomorrow = new Date(deps.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
  for (const { id: parcelId, version } of await readParcelsOf(deps.db, [id])) {
    await moveParcel(deps, staff.warehouse, {
      parcelId,
      version,
      to,
      late: false,
      ...(to === 'attempt_failed' ? { reason } : {}),
      ...(to === 'attempt_failed' && reason === 'postponed' ? { postponed_to: tomorrow } : {}),
    });
  }
}

/** Most of what comes back is sold again; every fourth parcel has something broken or scratched. */
async function inspect({ deps, staff }: MonthShop, { id, planned }: MonthOrder): Promise<void> {
  const parcels = await readParcelsOf(deps.db, [id]);
  const contents = await readParcelLines(
    deps.db,
    parcels.map((parcel) => parcel.id),
  );
  const kind = planned.luck % 4;
  const spoiled: 'written_off' | 'b_stock' | undefined =
    kind === 0 ? 'written_off' : kind === 1 ? 'b_stock' : undefined;
  for (const { id: parcelId, version } of parcels) {
    const own = contents.filter((line) => line.parcelId === parcelId);
    const lines = own.flatMap(({ productId, quantity }, index) => {
      const bad = index === 0 && spoiled ? 1 : 0;
      const good = {
        product_id: productId,
        outcome: 'sellable' as const,
        quantity: quantity - bad,
      };
      const note = spoiled === 'written_off' ? 'زجاج مكسور' : 'خدش في العلبة والقاعدة';
      return [
        ...(good.quantity > 0 ? [good] : []),
        ...(bad && spoiled
          ? [{ product_id: productId, outcome: spoiled, quantity: bad, note }]
          : []),
      ];
    });
    await inspectParcel(deps, staff.warehouse, { parcelId, version, lines });
  }
}

async function versionOf({ db }: MonthShop['deps'], orderId: number): Promise<number> {
  const [row] = await readOrderRows(db, [orderId]);
  if (!row) throw new Error(`Order ${orderId} of the month is gone.`);
  return row.version;
}
