/** Today and reports. Days are Cairo's; money is EGP. */
import { z } from 'zod';
import { boundedDays, dayField } from './fields.ts';
import { REPORTS } from './report-values.ts';
import { bilingual, money } from './shipment-fields.ts';

const period = z.strictObject({ from: dayField, to: dayField }).check(boundedDays('to'));

export const reportParameters = z.strictObject({ report: z.enum(REPORTS, { error: 'invalid' }) });
export const reportQuery = period;

/** Counts are orders; in reports on products and categories units, on couriers parcels. */
const figures = z.object({
  placed: z.int(),
  /** Neither cancelled nor come back. */
  sold: z.int(),
  delivered: z.int(),
  returned: z.int(),
  /** Orders that had to be confirmed, and that were. */
  asked: z.int(),
  confirmed: z.int(),
  /** Parcels delivered at the first attempt. */
  first_attempts: z.int(),
  /** Delivered parcels whose cash was not handed in, and the cash. */
  outstanding: z.int(),
  outstanding_sum: money,
  /** Goods after discounts with VAT, without delivery. */
  sales: money,
  discount: money,
  /** Contained in the goods. */
  vat: money,
  shipping: money,
  /** The delivery prices of orders that came back. */
  lost_shipping: money,
  /**
   * The part of the sales whose cost was known when it was ordered, and that cost, with VAT both; null without
   * `costs.see`. Days, products and categories only.
   */
  costed: money.nullable(),
  cost: money.nullable(),
  /** What of these sales is left, and its share of them in percent; null where no cost is known. */
  margin: z.object({ sum: money, share: z.number() }).nullable(),
});
export type ReportFigures = z.infer<typeof figures>;

/** `name` is null for what is gone, and for days, whose `key` says it all. */
const row = figures.extend({ key: z.string(), name: bilingual.nullable() });
export type ReportRow = z.infer<typeof row>;

export const reportResponse = z.object({
  data: z.object({
    from: z.string(),
    to: z.string(),
    /** The whole period, and the one of the same length before it. */
    total: figures,
    before: figures,
    /** Days in order, or at most `REPORT_ROWS_MAX` rows, the highest sales first; `more`: there are others. */
    rows: z.array(row),
    more: z.boolean(),
  }),
});

const daySales = z.object({ orders: z.int(), sales: money });
/** What is to do and what was sold; null for what the caller may not see. */
export const todayResponse = z.object({
  data: z.object({
    day: z.string(),
    /** Orders in queues; 1,000 means 1,000 or more. */
    orders: z.object({ to_confirm: z.int(), to_pack: z.int(), problem: z.int() }).nullable(),
    cash: z.object({ parcels: z.int(), sum: money }).nullable(),
    /** Returns to answer, inspect or settle, and those whose money is overdue. */
    returns: z.object({ waiting: z.int(), late: z.int() }).nullable(),
    /** Transfers to match and money that needs a decision; 1,000 means 1,000 or more. */
    payments: z.object({ to_match: z.int(), to_decide: z.int() }).nullable(),
    /** Products on sale that are low on stock; 1,000 means 1,000 or more. */
    low_stock: z.int().nullable(),
    /** Today, and the same weekday of last week: until the time that it is now, and the whole of it. */
    sales: z
      .object({
        today: daySales,
        week_ago: z.object({ until_now: daySales, whole: daySales }),
      })
      .nullable(),
  }),
});
