import { z } from 'zod';
import { requiredText } from '../fields.ts';
import {
  DAMAGE_REPORT_HOURS_MIN,
  LINE_QUANTITY_MAX,
  REFUND_DAYS_MAX,
  RETURN_DAYS_MIN,
} from '../limits.ts';
import { PROVIDERS } from '../payments.ts';
import { amountField, wholeField } from './fields.ts';

/** Which orders need no confirmation; none by default. Never those of a customer who refused one. */
const confirmation = z.strictObject({
  /** Of customers who received at least this many orders; null: of nobody for that reason. */
  trusted_after: wholeField(1, 1_000).nullable().default(null),
  /** With a total below this, EGP; null: of none for that reason. */
  below: amountField.nullable().default(null),
});

/** From when on an order counts as risky. */
const risk = z.strictObject({
  /** A total of so much is a large one, EGP. */
  large_sum: amountField.default(10_000),
  /** So many cancelled orders are many. */
  cancellations: wholeField(1, 1_000).default(3),
});

/** How much one order may have; null for any number. */
const orderSize = z.strictObject({
  /** Units of one product. */
  units_per_line: wholeField(1, LINE_QUANTITY_MAX).nullable().default(50),
  /** Units of all products. */
  units_per_order: wholeField(1, 100_000).nullable().default(300),
  /** The sum of a customer's cash orders that the shop has not confirmed, EGP. */
  unconfirmed_cash: amountField.nullable().default(50_000),
});

/** Counts of the stock. */
const stock = z.strictObject({
  /** From which sum of differences on, EGP, somebody who did not count has to close a count; null: from none. */
  approve_from: amountField.nullable().default(5_000),
});

/** From how many units down a product on sale is called low. */
const lowStock = z.strictObject({
  /** In the lists of staff. */
  staff_units: wholeField(0, 1_000).default(5),
  /** On pages of the shop, which then say how many are left; 0: they never do. */
  shopper_units: wholeField(0, 100).default(5),
});

const provider = z.enum(PROVIDERS, { error: 'invalid' }).nullable().default(null);

/** The ways to pay that are offered; by a gateway only those whose keys the process has. */
const payments = z
  .strictObject({
    cash_on_delivery: z.boolean({ error: 'invalid' }).default(true),
    card: provider,
    wallet: provider,
    kiosk: provider,
    /** Transfers to the shop's own address, matched by staff; null: none. */
    instapay: z
      .strictObject({
        address: z
          .string({ error: 'required' })
          .trim()
          .regex(/^[\w.-]{2,40}@[a-z]{2,20}$|^01[0125]\d{8}$/, 'invalid'),
        holder: requiredText('required', 100),
      })
      .nullable()
      .default(null),
  })
  .refine((ways) => Object.values(ways).some((way) => way !== null && way !== false), {
    path: ['cash_on_delivery'],
    error: 'no_way_to_pay',
  });

/** Returns and warranty, never less than the law gives (law 181/2018, articles 17, 21 and 40). */
const returns = z.strictObject({
  /** Days from receipt in which anything can be sent back without a reason. */
  return_days: wholeField(RETURN_DAYS_MIN, 365).default(RETURN_DAYS_MIN),
  /** Hours from receipt in which damage is to be reported; later it is looked at with care. */
  damage_hours: wholeField(DAMAGE_REPORT_HOURS_MIN, 720).default(DAMAGE_REPORT_HOURS_MIN),
  /** Days from receipt in which a defect can be sent back. */
  defect_days: wholeField(30, 365).default(30),
  /** Months from receipt in which a defect is a warranty claim; a product's own may be longer. */
  warranty_months: wholeField(24, 240).default(24),
  /** Days from receiving the goods in which the money is paid back. */
  refund_days: wholeField(1, REFUND_DAYS_MAX).default(REFUND_DAYS_MAX),
  /** Whether the shop pays the way back also where the shopper changed their mind; in all other cases it has to. */
  free_way_back: z.boolean({ error: 'invalid' }).default(false),
});

/** What the owner decides in the back office, by name. Every field has a default. */
export const settingSchemas = {
  confirmation,
  risk,
  stock,
  low_stock: lowStock,
  payments,
  returns,
  order_size: orderSize,
} as const;
export type SettingName = keyof typeof settingSchemas;
export const SETTING_NAMES = Object.keys(settingSchemas) as SettingName[];
export type SettingValue<N extends SettingName> = z.output<(typeof settingSchemas)[N]>;

export const settingParameters = z.strictObject({
  name: z.enum(
    ['confirmation', 'risk', 'stock', 'low_stock', 'payments', 'returns', 'order_size'],
    {
      error: 'invalid',
    },
  ),
});
/** `version` is 0 while nobody has changed the setting. */
export const saveSettingBody = z.strictObject({
  version: wholeField(0, 2_147_483_647),
  value: z.record(z.string(), z.unknown(), { error: 'invalid' }),
});
const version = z.int();
/** The setting as it is answered, without what reads a typed text. */
const shownPayments = z.object({
  cash_on_delivery: z.boolean(),
  card: z.enum(PROVIDERS).nullable(),
  wallet: z.enum(PROVIDERS).nullable(),
  kiosk: z.enum(PROVIDERS).nullable(),
  instapay: z.object({ address: z.string(), holder: z.string() }).nullable(),
});
export const settingsResponse = z.object({
  data: z.object({
    confirmation: z.object({ version, value: confirmation }),
    risk: z.object({ version, value: risk }),
    stock: z.object({ version, value: stock }),
    low_stock: z.object({ version, value: lowStock }),
    payments: z.object({ version, value: shownPayments }),
    returns: z.object({ version, value: returns }),
    order_size: z.object({ version, value: orderSize }),
  }),
});
/** The value of any setting. */
export const settingValue = z.union([
  confirmation,
  risk,
  stock,
  lowStock,
  shownPayments,
  returns,
  orderSize,
]);
export const settingResponse = z.object({ data: z.object({ version, value: settingValue }) });
