/** Returns and warranty claims of a shopper's own orders (law 181/2018, articles 17, 21 and 40). */
import { z } from 'zod';
import { foldDigits } from './digits.ts';
import { idempotencyKey, idField, optionalText, quantityField, requiredText } from './fields.ts';
import { CART_LINES_MAX } from './limits.ts';
import { picture } from './pictures.ts';
import {
  PAYOUT_ROUTES,
  RETURN_KINDS,
  RETURN_NOTE_MAX_LENGTH,
  RETURN_PICTURES_MAX,
  RETURN_REASONS,
  RETURN_STATES,
  type ReturnKind,
  type ReturnReason,
  WARRANTY_REASONS,
} from './return-values.ts';

/** Letters and digits as people type them, without blanks and dashes. */
function code(maxLength: number, pattern: RegExp) {
  return z
    .string({ error: 'required' })
    .max(maxLength * 2, 'too_long')
    .transform((text) => foldDigits(text).replace(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().min(1, 'required').max(maxLength, 'too_long').regex(pattern, 'invalid'));
}

const mobile = z
  .string({ error: 'phone_required' })
  .max(60, 'phone_invalid')
  .transform((text) =>
    foldDigits(text)
      .replace(/[\s-]/g, '')
      .replace(/^(\+|00)20/, '0'),
  )
  .pipe(
    z
      .string()
      .min(1, 'phone_required')
      .regex(/^01[0125]\d{8}$/, 'phone_invalid'),
  );

/** Where the shopper wants the money. */
export const payoutField = z.discriminatedUnion(
  'route',
  [
    z.strictObject({ route: z.literal('wallet'), number: mobile }),
    z.strictObject({
      route: z.literal('instapay'),
      /** `mona@instapay`, or the mobile number it belongs to. */
      address: code(60, /^([A-Z0-9._]{2,40}@INSTAPAY|01[0125]\d{8})$/).transform((text) =>
        text.toLowerCase(),
      ),
    }),
    z.strictObject({
      route: z.literal('bank'),
      holder: requiredText('name_required', 100),
      bank: requiredText('required', 60),
      /** An IBAN or the bank's own account number. */
      account: code(34, /^(EG\d{27}|\d{6,24})$/),
    }),
  ],
  { error: 'required' },
);
export type Payout = z.output<typeof payoutField>;

/** Pieces of an order. */
const returnedPieces = z
  .array(z.strictObject({ product_id: idField, quantity: quantityField }), { error: 'required' })
  .min(1, 'required')
  .max(CART_LINES_MAX, 'too_big');

export const quoteReturnBody = z.strictObject({ lines: returnedPieces });

/** What is asked for, by a shopper or by staff for them. */
export const askedReturnFields = {
  /** Made by the device: a request that is repeated after a lost answer gives the same return. */
  key: idempotencyKey,
  kind: z.enum(RETURN_KINDS, { error: 'invalid' }).default('return'),
  reason: z.enum(RETURN_REASONS, { error: 'required' }),
  note: optionalText(RETURN_NOTE_MAX_LENGTH),
  lines: returnedPieces,
  payout: payoutField.nullable().default(null),
};

/** A refinement of bodies with these fields: only some reasons are claims under warranty. */
export function suitsKind({ kind, reason }: { kind: ReturnKind; reason: ReturnReason }): boolean {
  return kind === 'return' || (WARRANTY_REASONS as readonly string[]).includes(reason);
}

/** `payout` is required for a return that was paid at the door or by transfer. */
export const askForReturnBody = z
  .strictObject({
    ...askedReturnFields,
    pictures: z.array(idField).max(RETURN_PICTURES_MAX, 'too_big').default([]),
  })
  .refine(suitsKind, { path: ['reason'], error: 'invalid' });

const bilingualState = z.enum(RETURN_STATES);

/** How many pieces can still be sent back in a period, and its last day in Cairo; null if nothing was received. */
export const returnPeriod = z.object({ units: z.int(), until: z.string() }).nullable();

export const returnableLine = z.object({
  product_id: z.int(),
  name: z.string(),
  image: picture.nullable(),
  /** Colour temperature of its light. */
  kelvin: z.int().nullable(),
  /** Pieces that were ordered. */
  quantity: z.int(),
  /** EGP paid for one of its pieces, for two, and so on, up to as many as can still be sent back. */
  paid: z.array(z.number()),
  without_reason: returnPeriod,
  defect: returnPeriod,
  warranty: returnPeriod,
});
export type ReturnableLine = z.infer<typeof returnableLine>;

export const shopperReturn = z.object({
  id: z.int(),
  order_id: z.int(),
  kind: z.enum(RETURN_KINDS),
  reason: z.enum(RETURN_REASONS),
  state: bilingualState,
  asked_at: z.string(),
  note: z.string().nullable(),
  /** The shop's words with its answer. */
  answer: z.string().nullable(),
  lines: z.array(
    z.object({
      product_id: z.int(),
      name: z.string(),
      image: picture.nullable(),
      quantity: z.int(),
      /** Pieces that the shop took back; null before it has inspected them. */
      accepted: z.int().nullable(),
    }),
  ),
  pictures: z.array(z.int()),
  payout: z.object({ route: z.enum(PAYOUT_ROUTES), masked: z.string() }).nullable(),
  shopper_pays_way_back: z.boolean(),
  pickup_day: z.string().nullable(),
  /** EGP paid for the pieces; what is paid back for them is decided with the inspection. */
  paid: z.number(),
  /** EGP; null before the inspection, and when nothing is paid back. */
  refund: z
    .object({ goods: z.number(), delivery: z.number(), pickup_fee: z.number(), total: z.number() })
    .nullable(),
  /** The day in Cairo by which it is paid back; null before the goods are with the shop and once the money has gone. */
  refund_due: z.string().nullable(),
  /** Whether the money has gone: a provider may take a while to confirm it. */
  paid_back: z.boolean(),
  /** The number of the order with the replacement. */
  replacement: z.string().nullable(),
  cancellable: z.boolean(),
  /** The oldest first. */
  events: z.array(z.object({ state: bilingualState, at: z.string() })),
});
export type ShopperReturn = z.infer<typeof shopperReturn>;
export const shopperReturnResponse = z.object({ data: shopperReturn });

export const orderReturnsResponse = z.object({
  data: z.object({
    lines: z.array(returnableLine),
    returns: z.array(shopperReturn),
    /** Whether the shopper has to say where the money goes: it was paid at the door or by transfer. */
    payout_needed: z.boolean(),
    /** Whether the shop pays the way back also of what somebody changed their mind about. */
    free_way_back: z.boolean(),
  }),
});
export const quotedReturnResponse = z.object({
  data: z.object({
    /** EGP paid for the pieces; what is paid back for them is decided with the inspection. */
    paid: z.number(),
  }),
});
export const uploadedReturnPictureResponse = z.object({ data: z.object({ id: z.int() }) });
