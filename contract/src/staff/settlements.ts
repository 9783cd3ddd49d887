/** What couriers paid out and kept, by their own files. Sums are EGP. */
import { z } from 'zod';
import { idParameter, requiredText } from '../fields.ts';
import { handIn } from './handovers.ts';
import { HAND_IN_SOURCES, SETTLEMENT_LINE_STATES } from './settlement-values.ts';
import { bilingual, cursor, moment, money } from './shipment-fields.ts';

export const settledParcel = z.object({
  id: z.int(),
  /** What its label says. */
  code: z.string(),
  order_id: z.int(),
  delivered_at: moment.nullable(),
});
const sums = z.object({
  lines: z.int(),
  cash: money,
  /** Without VAT. */
  fees: money,
  vat: money,
  /** Paid out: negative when fees are more than cash. */
  net: money,
});

export const settlementPreview = z.object({
  all: sums,
  /** Of the lines that will be booked: matched and short. */
  booked: sums,
  states: z.array(z.object({ state: z.enum(SETTLEMENT_LINE_STATES), count: z.int(), cash: money })),
  /** Some of each state, in the file's sequence. */
  lines: z.array(
    z.object({
      /** As the file numbers it. */
      line: z.int(),
      /** What the file calls the parcel. */
      names: z.array(z.string()),
      state: z.enum(SETTLEMENT_LINE_STATES),
      parcel: settledParcel.nullable(),
      /** What the courier owed for the parcel before this line. */
      owed: money,
      cash: money,
      fees: money,
      vat: money,
      net: money,
      transaction: z.string().nullable(),
      day: z.string().nullable(),
      /** Whether the net is cash less fees less VAT, and VAT 14 % of the fees. */
      adds_up: z.boolean(),
    }),
  ),
  /** The days that the file names. */
  span: z.object({ from: z.string(), until: z.string() }).nullable(),
  /** Parcels that were delivered on those days and are not in the file, and some of them. */
  missing: z.object({
    count: z.int(),
    sum: money,
    parcels: z.array(settledParcel.extend({ owed: money })),
  }),
  /** What booking sends back, so that nothing else is booked than was shown. */
  stamp: z.string(),
});
export type SettlementPreview = z.infer<typeof settlementPreview>;
export const settlementPreviewResponse = z.object({ data: settlementPreview });

export const fetchSettlementQuery = z.strictObject({ after: cursor });
export const fetchedSettlementResponse = z.object({
  data: z.object({
    /** The pieces one after another are a file; the first has the heads. */
    csv: z.string(),
    /** Lines of this piece: parcels that the company has paid out. */
    lines: z.int(),
    /** Parcels that it was asked about, and those it is still to be asked about. */
    asked: z.int(),
    left: z.int(),
  }),
  next: z.int().nullable(),
});

export const bookSettlementQuery = z.strictObject({
  /** The file's name, for people. */
  name: requiredText('required', 200),
  stamp: z.string({ error: 'required' }).regex(/^[0-9a-f]{64}$/, 'invalid'),
});

export const settlement = handIn.extend({
  courier: z.object({ id: z.int(), name: bilingual }),
  source: z.enum(HAND_IN_SOURCES),
  name: z.string(),
  /** Without VAT. */
  fees: money,
  vat: money,
  fees_with_vat: money,
  net: money,
});
export type Settlement = z.infer<typeof settlement>;
export const settlementResponse = z.object({ data: settlement });
export const listSettlementsQuery = z.strictObject({
  courier: idParameter.optional(),
  before: cursor,
});
export const settlementsResponse = z.object({
  data: z.array(settlement),
  next: z.int().nullable(),
});
export const settlementLinesQuery = z.strictObject({ after: cursor });
export const settlementDetailsResponse = z.object({
  data: settlement.extend({
    lines: z.array(
      z.object({
        id: z.int(),
        parcel: settledParcel,
        cash: money,
        fees: money,
        vat: money,
        fees_with_vat: money,
        transaction: z.string().nullable(),
        day: z.string().nullable(),
        /** What is still outstanding of the parcel's cash now. */
        outstanding: money,
      }),
    ),
  }),
  next: z.int().nullable(),
});
