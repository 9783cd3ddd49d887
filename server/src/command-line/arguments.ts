import { messageOf } from '@dp/api/catalog/catalog-issue.ts';
import { foldDigits } from '@dp/contract/digits.ts';
import type { StaffFieldCode } from '@dp/contract/staff/error-codes.ts';
import type { z } from 'zod';
import { CommandError } from './command.ts';

/** The words that must follow a command, by what they are; none may be missing or too many. */
export function words(given: readonly string[], names: readonly string[]): string[] {
  const missing = names[given.length];
  if (missing !== undefined) throw new CommandError(`${missing} is missing.`);
  const extra = given[names.length];
  if (extra !== undefined) throw new CommandError(`"${extra}" is one word too many.`);
  return [...given];
}

/**
 * Parses a command's arguments by the use case's own schema.
 *
 * @param names the field names on the command line, such as `--per-customer`.
 * @throws CommandError for the first invalid field.
 */
export function readInput<S extends z.ZodType>(
  schema: S,
  typed: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): z.output<S> {
  const given = Object.entries(typed).filter(([, value]) => value !== undefined);
  const read = schema.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (!issue) throw read.error;
  throw new CommandError(inWords(issue, typed, names), { cause: read.error });
}

function inWords(
  issue: z.core.$ZodIssue,
  typed: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): string {
  const field = String(issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0]);
  const name = names[field] ?? field;
  if (issue.code === 'unrecognized_keys') return `${name} does not go with the rest.`;
  const value = typed[field];
  const words = STAFF_WORDS[issue.message];
  return words ? words(name, JSON.stringify(value)) : `${name} ${messageOf(issue, value)}.`;
}

/** Messages of the contract's staff field codes; zod's own checks have their own. */
const FIELD_WORDS: Readonly<Record<StaffFieldCode, (name: string, value: string) => string>> = {
  too_many_decimals: (name, value) => `${name} should have at most two decimals, not ${value}.`,
  voucher_code_invalid: (name) =>
    `${name} should be 3 to 40 of the letters A–Z, digits and dashes.`,
  percent_or_amount: () => 'Say what it takes off: either --percent N or --amount EGP.',
  fewer_than_used: () => 'It was used more often than that already.',
  ends_before_start: () => '--until should not be before --from.',
  day_invalid: (name, value) =>
    `${name} should be a day such as 2026-03-31 of the years 2000 to 2999, not ${value}.`,
  moment_invalid: (name, value) =>
    `${name} should be a time such as 2026-03-31T18:30, not ${value}.`,
  sku_invalid: (name) => `${name} should be Latin letters, digits, dots, slashes and hyphens.`,
  sku_taken: () => 'Another product has this SKU.',
  sku_unknown: () => 'There is no product with this SKU.',
  item_code_invalid: (name) =>
    `${name} should be EG-, nine digits and a code, or a barcode's digits.`,
  tag_invalid: (name) => `${name} should be small Latin letters and digits with single hyphens.`,
  unit_type_invalid: (name) => `${name} should be a unit such as EA or MTR.`,
  days_backwards: (name) => `${name} should be the fewest and the most, such as 1-3.`,
  period_too_long: (name) => `${name} should be within 366 days of the first day.`,
  nothing_to_change: () => 'Say what changes.',
  tier_quantity_not_higher: (name) => `${name} should have rising quantities.`,
  tier_not_cheaper: (name) => `${name} should have falling prices.`,
  time_past: (name) => `${name} should still be to come.`,
  finds_too_many: (name, value) => `${name} should mean fewer products than ${value} does.`,
  order_prefix_invalid: (name) =>
    `${name} should be one to five Latin letters or digits, the first a letter.`,
  provider_without_keys: (name) => `${name} should be a provider that this process has keys for.`,
  no_way_to_pay: () => 'At least one way to pay should stay on.',
  placeholder_unknown: (name) => `${name} names something in braces that it cannot hold.`,
  placeholder_missing: (name) => `${name} should hold what has to be in braces.`,
  text_broken: (name) => `${name} has braces that cannot be read.`,
  heading_level: (name) => `${name} should have headings of ## and ### only.`,
  link_unsafe: (name) => `${name} should link to https, mail, telephone or pages of the shop.`,
  question_missing: (name) => `${name} should have questions in every section, and no other text.`,
};
const STAFF_WORDS: Readonly<Record<string, (typeof FIELD_WORDS)[StaffFieldCode]>> = FIELD_WORDS;

/** A typed number in any digits; anything else unchanged, for the schema to refuse. */
export function numeric(typed: string | undefined): number | string | undefined {
  if (typed === undefined) return undefined;
  const text = foldDigits(typed.trim());
  return /^\d{1,12}(\.\d{1,12})?$/.test(text) ? Number(text) : typed;
}

/** Parses `yes` and `no`. @throws CommandError for anything else. */
export function yesOrNo(name: string, typed: string | undefined): boolean | undefined {
  if (typed === undefined) return undefined;
  if (typed === 'yes' || typed === 'no') return typed === 'yes';
  throw new CommandError(`${name} should be yes or no, not "${typed}".`);
}
