import type { Locale } from '@dp/contract/locale.ts';
import { toEgp, toPercent } from '@dp/contract/money.ts';
import type { Order, OrderSummary } from '@dp/contract/orders.ts';
import { pictureIn } from '../media/stored-picture.ts';
import { expectedOrderDays, lastExpected } from '../parcels/expected-days.ts';
import type { readParcelsOf } from '../parcels/parcel-queries.ts';
import type { AttemptRow } from '../payments/attempt-rows.ts';
import { presentOrderPayment, presentToPay } from '../payments/present-order-payment.ts';
import { goesBack } from '../payments/refund-rows.ts';
import { presentListedGoods, presentTotals } from '../pricing/price-order.ts';
import type { FullOrder, LitOrderLine, OrderRow } from './full-order.ts';
import { invoiceNumber } from './invoice-number.ts';
import type { OpenReturn } from './open-returns.ts';
import { isCancellable, ORDER_STATUS } from './order-status.ts';
import type { OrderPicture } from './order-store.ts';
import { presentOrderAddress } from './present-order-address.ts';

/** An order for its customer, in the requested language. */
export function presentOrder(full: FullOrder, locale: Locale): Order {
  const { order, lines, events, invoice, payments } = full;
  // Only deleting the account erases the address, and then nobody can read the order.
  const { address } = order;
  if (!address) throw new Error(`Order ${order.number} has lost its address.`);
  return {
    ...summary(order),
    lines: lines.map((line) => presentLine(line, locale)),
    ...presentListedGoods(lines, order.subtotalPiastres),
    totals: presentTotals({ ...order, lines }),
    payment_method: order.paymentMethod,
    payment: presentOrderPayment(order, payments),
    to_refund: toEgp(toRefund(full)),
    voucher_code: order.voucherCode,
    note: order.note,
    address: presentOrderAddress(address, locale),
    delivery_days: { min: order.daysMin, max: order.daysMax },
    timeline: events.map(({ state, at, actor, note }) => ({
      state,
      at: at.toISOString(),
      actor: actor === 'shopper' ? 'shopper' : 'shop',
      note,
    })),
    invoice: invoice && {
      number: invoiceNumber(invoice.number),
      issued_at: invoice.issuedAt.toISOString(),
    },
  };
}

/** What was paid in advance for an order that was cancelled or came back and is not on its way back yet, in piastres. */
function toRefund({ order, payments }: Pick<FullOrder, 'order' | 'payments'>): number {
  if (order.state !== 'cancelled' && order.state !== 'returned') return 0;
  const promised = payments.refunds
    .filter(goesBack)
    .reduce((sum, { amountPiastres }) => sum + amountPiastres, 0);
  return Math.max(0, order.paidPiastres - promised);
}

/** An order in the history. */
export function presentOrderSummary(
  order: OrderRow,
  {
    pictures,
    parcels,
    attempts,
    openReturn,
  }: {
    readonly pictures: readonly OrderPicture[];
    readonly parcels: Awaited<ReturnType<typeof readParcelsOf>>;
    /** Those of an order that waits for its payment. */
    readonly attempts: readonly AttemptRow[];
    readonly openReturn: OpenReturn | undefined;
  },
  locale: Locale,
): OrderSummary {
  return {
    ...summary(order),
    expected: parcels.length === 0 ? expectedOrderDays(order) : lastExpected(parcels, order),
    to_pay: presentToPay(order, attempts),
    open_return: openReturn ? { kind: openReturn.kind, state: openReturn.state } : null,
    parcel_states: parcels.flatMap(({ state }) => (state === 'void' ? [] : state)),
    images: pictures.map(({ picture, kelvin }) => ({ ...pictureIn(locale, picture), kelvin })),
  };
}

function summary(
  order: OrderRow,
): Omit<OrderSummary, 'images' | 'parcel_states' | 'to_pay' | 'open_return'> {
  return {
    id: order.id,
    number: order.number,
    status: order.state,
    status_code: ORDER_STATUS[order.state].code,
    placed_at: order.placedAt.toISOString(),
    total_items: order.totalItems,
    total_quantity: order.totalQuantity,
    total: toEgp(order.totalPiastres),
    cancellable: isCancellable(order.state),
    payment_state: order.payment,
    expected: expectedOrderDays(order),
  };
}

/** A line in the requested language. Its product may be withdrawn by now; one that was ordered is never deleted. */
export function presentLine(
  line: LitOrderLine,
  locale: Locale,
): Order['lines'][number] & { product_id: number } {
  return {
    product_id: line.productId,
    sku: line.sku,
    name: locale === 'ar' ? line.nameAr : line.nameEn,
    image: line.picture && pictureIn(locale, line.picture),
    kelvin: line.kelvin,
    list_price: toEgp(line.listPricePiastres),
    discount: toPercent(line.discountBasisPoints),
    unit_price: toEgp(line.unitPiastres),
    quantity: line.quantity,
    total: toEgp(line.totalPiastres),
  };
}
