/** Fields of a catalogue file. Messages follow the name of their field: "should be …". */
import { isUnitType, itemCodeKind, writtenItemCode } from '@dp/contract/staff/item-codes.ts';
import { z } from 'zod';

export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'should not be empty')
    .max(max, `should have at most ${max} characters`)
    .regex(/^(?:\P{Cc}|[\t\n\r])*$/u, 'has invisible control characters')
    .regex(/^\P{Cs}*$/u, 'has half a character, such as a torn emoji');
const optionalText = (max: number) => z.union([z.literal(''), text(max)]);

export const bilingual = (max: number) => z.strictObject({ ar: text(max), en: text(max) });
export const optionalBilingual = (max: number) =>
  z
    .strictObject({ ar: optionalText(max).default(''), en: optionalText(max).default('') })
    .default({ ar: '', en: '' });

export const slug = z
  .string()
  .max(80, 'should have at most 80 characters')
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'should be small Latin letters and digits with single hyphens, such as led-bulbs',
  );
export const sku = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/,
    'should be up to 40 Latin letters, digits, dots, slashes and hyphens, such as NR-A60-9W',
  );

/** EGS or GS1, as the tax authority knows the item. */
export const itemCode = z
  .string()
  .transform(writtenItemCode)
  .refine(
    (code) => itemCodeKind(code) !== undefined,
    'should be EG-, nine digits and a code, such as EG-100200300-LMP9W, or the digits of a barcode with the right check digit',
  );
export const unitType = z
  .string()
  .refine(isUnitType, 'should be a unit of the tax authority, such as EA or MTR');

const upToTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
export const price = z
  .number()
  .min(0, 'should not be negative')
  .max(10_000_000, 'should be at most 10000000')
  .refine(upToTwoDecimals, 'should have at most two decimals');
export const discount = z
  .number()
  .min(0, 'should be from 0 to 100')
  .max(100, 'should be from 0 to 100')
  .refine(upToTwoDecimals, 'should have at most two decimals');
export const wholeNumber = (max: number) =>
  z
    .number()
    .refine(Number.isInteger, 'should be a whole number')
    .refine((value) => value >= 0, 'should not be negative')
    .refine((value) => value <= max, `should be at most ${max}`);
export const position = wholeNumber(1_000_000_000).optional();

/** A day in Cairo. */
export const day = z.iso
  .date('should be a day such as 2027-02-18')
  .regex(/^2/, 'should be a day such as 2027-02-18');

/** Whether what shows from one day to another does not end before it starts. */
export function areDaysInOrder({
  starts_on,
  ends_on,
}: {
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}): boolean {
  return !starts_on || !ends_on || starts_on <= ends_on;
}
/** For `refine` by it. */
export const DAYS_OUT_OF_ORDER = { path: ['ends_on'], error: 'should not be before starts_on' };

/** The place of products that are featured without one: after the others, in the shop's order. */
export const FEATURED_LAST = 1_000_000;
/** Not featured, featured, or the place among the featured products. */
export const featured = z.union(
  [
    z.boolean(),
    z
      .int()
      .min(1)
      .max(FEATURED_LAST - 1),
  ],
  `should be true, false or its place among the featured products, from 1 to ${FEATURED_LAST - 1}`,
);

/** How a place among the featured products is stored, and back. */
export function placeOfFeatured(given: z.output<typeof featured>): number | null {
  if (typeof given === 'number') return given;
  return given ? FEATURED_LAST : null;
}
export function featuredOfPlace(place: number | null): z.output<typeof featured> {
  return place === null || place === FEATURED_LAST ? place !== null : place;
}

/** A list of slugs or stock numbers, each once. */
export const distinct = <T extends z.ZodType>(item: T, max: number) =>
  z
    .array(item)
    .max(max, `should have at most ${max} values`)
    .refine((values) => new Set(values).size === values.length, 'should name each only once');
