/** Requests and responses of the order calls (specification §3–§4, §7; design §4–§5). */
import { z } from 'zod';
import {
  egpField,
  idempotencyKey,
  idField,
  listOf,
  optionalText,
  pageParameters,
  quantityField,
} from './fields.ts';
import {
  CART_LINES_MAX,
  ORDER_NOTE_MAX_LENGTH,
  ORDER_TOTAL_MAX_EGP,
  VOUCHER_CODE_MAX_LENGTH,
} from './limits.ts';
import { orderParcel, shownParcelState } from './order-parcels.ts';
import { orderPayment, paymentMethod } from './order-payments.ts';
import { ORDER_STATES } from './order-states.ts';
import { PAYMENT_STATES } from './payments.ts';
import { picture } from './pictures.ts';
import { severalLines } from './plain-text.ts';
import { RETURN_KINDS, RETURN_STATES } from './return-values.ts';
import { voucherReason } from './vouchers.ts';

/**
 * `expected_price` is the unit price in EGP that the shopper saw for this quantity, so that a change of it can
 * be named.
 */
export const placeOrderLine = z.strictObject({
  id: idField,
  quantity: quantityField,
  expected_price: egpField().optional(),
});

export const placeOrderBody = z.strictObject({
  address_id: idField,
  lines: z
    .array(placeOrderLine, { error: 'required' })
    .min(1, 'required')
    .max(CART_LINES_MAX, 'too_big'),
  voucher_code: optionalText(VOUCHER_CODE_MAX_LENGTH),
  payment_method: paymentMethod,
  /** What the shopper agreed to pay in all, EGP: goods − voucher + delivery. */
  expected_total: egpField(ORDER_TOTAL_MAX_EGP),
  /** The delivery cost the shopper saw, EGP. */
  expected_shipping: egpField().optional(),
  note: optionalText(ORDER_NOTE_MAX_LENGTH, severalLines),
});

/** Header of a placement: the same key gives the same order (design §5). */
export const placeOrderHeaders = z.object({ 'idempotency-key': idempotencyKey });

/**
 * Money of an order or quote, EGP. subtotal − discount + shipping = total; `vat_included` is part of the goods' price.
 */
export const totals = z.object({
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  total: z.number(),
  vat_included: z.number(),
});

/** The goods at their list prices, EGP; less `product_discount` it is the subtotal. */
export const listedGoods = z.object({ list_subtotal: z.number(), product_discount: z.number() });
export type ListedGoods = z.infer<typeof listedGoods>;

/** The days in Cairo between which something is expected. */
export const expectedDays = z.object({ from: z.string(), to: z.string() });
export type ExpectedDays = z.infer<typeof expectedDays>;

export const orderLine = z.object({
  product_id: z.int().nullable(),
  sku: z.string(),
  name: z.string(),
  image: picture.nullable(),
  /** Colour temperature of the product's light as it is sold now, the warmest if several; null without one. */
  kelvin: z.int().nullable(),
  list_price: z.number(),
  discount: z.number(),
  unit_price: z.number(),
  quantity: z.int(),
  total: z.number(),
});

/** Each way in which an order differs from what the shopper agreed to; `order_differs` lists all of them. */
export const orderDifference = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('missing'), product_id: z.int() }),
  z.object({
    kind: z.literal('stock'),
    product_id: z.int(),
    name: z.string(),
    requested: z.int(),
    available: z.int(),
  }),
  /** More than one order may have of it, though there is stock. */
  z.object({
    kind: z.literal('limit'),
    product_id: z.int(),
    name: z.string(),
    requested: z.int(),
    allowed: z.int(),
  }),
  z.object({
    kind: z.literal('price'),
    product_id: z.int(),
    name: z.string(),
    expected: z.number(),
    actual: z.number(),
  }),
  z.object({ kind: z.literal('shipping'), expected: z.number(), actual: z.number() }),
  z.object({ kind: z.literal('voucher'), code: z.string(), reason: voucherReason }),
  z.object({ kind: z.literal('total'), expected: z.number(), actual: z.number() }),
]);
export type OrderDifference = z.infer<typeof orderDifference>;

export const orderEvent = z.object({
  state: z.enum(ORDER_STATES),
  at: z.string(),
  actor: z.enum(['shopper', 'shop']),
  note: z.string().nullable(),
});

/** `status_code` are the labels' names of specification §4: order_draft, order_deliver … */
export const orderSummary = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(ORDER_STATES),
  status_code: z.string(),
  placed_at: z.string(),
  /** Lines. */
  total_items: z.int(),
  /** Units over all lines. */
  total_quantity: z.int(),
  total: z.number(),
  cancellable: z.boolean(),
  payment_state: z.enum(PAYMENT_STATES),
  /** The days promised for it, by what its parcels say of themselves; null once it has ended or all has arrived. */
  expected: expectedDays.nullable(),
  /** What it still waits for; null unless it is to be paid before it is packed. */
  to_pay: z
    .object({
      /** When it is cancelled if it is not paid. */
      until: z.string().nullable(),
      /** What to say at a kiosk, once there is such a number. */
      kiosk_number: z.string().nullable(),
      /** Whether the shopper has paid by their own account, and the shop waits for the money. */
      checking: z.boolean(),
    })
    .nullable(),
  /** Its newest return or warranty claim that is still under way. */
  open_return: z.object({ kind: z.enum(RETURN_KINDS), state: z.enum(RETURN_STATES) }).nullable(),
  /** Where the parcels of a dispatched order are, by their place in it; empty in every other state. */
  parcel_states: z.array(shownParcelState),
  /** Pictures of the first lines, each with its lamp's colour temperature in kelvin where it has one. */
  images: z.array(picture.extend({ kelvin: z.int().nullable() })),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const order = orderSummary
  .omit({ images: true, parcel_states: true, to_pay: true, open_return: true })
  .extend({
    lines: z.array(orderLine),
    ...listedGoods.shape,
    totals,
    payment_method: paymentMethod,
    payment: orderPayment,
    /** Of what was paid for an order that was cancelled: what goes back and is not in `payment.refunds` yet. EGP. */
    to_refund: z.number(),
    voucher_code: z.string().nullable(),
    note: z.string().nullable(),
    address: z.object({
      full_name: z.string(),
      mobile: z.string(),
      second_mobile: z.string().nullable(),
      state: z.string(),
      city: z.string(),
      street: z.string(),
      building: z.string().nullable(),
      floor: z.string().nullable(),
      apartment: z.string().nullable(),
      landmark: z.string().nullable(),
    }),
    delivery_days: z.object({ min: z.int(), max: z.int() }),
    timeline: z.array(orderEvent),
    /** Null until dispatch, when the number is issued. */
    invoice: z.object({ number: z.string(), issued_at: z.string() }).nullable(),
  });
export type Order = z.infer<typeof order>;

export const orderResponse = z.object({ data: order });

/** An order with its parcels, of what has been packed so far. */
export const orderWithParcels = order.extend({ parcels: z.array(orderParcel) });
export type OrderWithParcels = z.infer<typeof orderWithParcels>;
export const orderWithParcelsResponse = z.object({ data: orderWithParcels });
/** The order of a placement whose response was lost; null when it never will be one. */
export const placementResponse = z.object({ data: order.nullable() });

/** The seller as invoices must name them; unset values are null. */
export const seller = z.object({
  name: z.string(),
  address: z.string().nullable(),
  tax_number: z.string().nullable(),
  commercial_register: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** What takes an invoice back in whole or in part. */
export const creditNote = z.object({
  number: z.string(),
  issued_at: z.string(),
  /** EGP with VAT. */
  amount: z.number(),
});

/** An order's invoice; before dispatch a pro-forma without a number, for only dispatch issues one. */
export const invoice = z.object({
  kind: z.enum(['pro_forma', 'invoice']),
  number: z.string().nullable(),
  issued_at: z.string().nullable(),
  seller,
  /** The total in words, in both languages on every invoice. */
  total_in_words: z.object({ ar: z.string(), en: z.string() }),
  /** Days in which its products can be returned. */
  return_days: z.int(),
  /** Hours from delivery in which damage is to be reported. */
  damage_hours: z.int(),
  /** Whether nothing of it is left to pay: it was paid in advance, or collected at the door. */
  paid: z.boolean(),
  /** The first one first. */
  credit_notes: z.array(creditNote),
  order,
});
export type Invoice = z.infer<typeof invoice>;
export const invoiceResponse = z.object({ data: invoice });
/** The invoice on A4. */
export const invoiceFile = z.file().mime('application/pdf');
export const listOrdersQuery = z.strictObject({
  state: z.enum(['ongoing', 'completed'], { error: 'invalid' }).optional(),
  /** One status of them only. */
  status: z.enum(ORDER_STATES, { error: 'invalid' }).optional(),
  ...pageParameters,
});
export const orderListResponse = listOf(orderSummary);
export const cancelOrderBody = z.strictObject({ reason: optionalText(300) });
