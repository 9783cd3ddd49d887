import { z } from 'zod';
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

/** Counts of the stock. */
const stock = z.strictObject({
  /** From which sum of differences on, EGP, somebody who did not count has to close a count; null: from none. */
  approve_from: amountField.nullable().default(5_000),
});

/** What the owner decides in the back office, by name. Every field has a default. */
export const settingSchemas = { confirmation, risk, stock } as const;
export type SettingName = keyof typeof settingSchemas;
export const SETTING_NAMES = Object.keys(settingSchemas) as SettingName[];
export type SettingValue<N extends SettingName> = z.output<(typeof settingSchemas)[N]>;

export const settingParameters = z.strictObject({
  name: z.enum(['confirmation', 'risk', 'stock'], { error: 'invalid' }),
});
/** `version` is 0 while nobody has changed the setting. */
export const saveSettingBody = z.strictObject({
  version: wholeField(0, 2_147_483_647),
  value: z.record(z.string(), z.unknown(), { error: 'invalid' }),
});
const version = z.int();
export const settingsResponse = z.object({
  data: z.object({
    confirmation: z.object({ version, value: confirmation }),
    risk: z.object({ version, value: risk }),
    stock: z.object({ version, value: stock }),
  }),
});
export const settingResponse = z.object({
  data: z.object({ version, value: z.union([confirmation, risk, stock]) }),
});
