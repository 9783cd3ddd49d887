import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UNSET_SHOP } from '../shop-settings/shop-details.ts';
import type { TaxDocument } from './document-rows.ts';
import { makeReceipt, missingSettings } from './e-receipt.ts';
import { receiptJson, receiptUuid } from './serialise-receipt.ts';

const shop = {
  ...UNSET_SHOP.details,
  tax_number: '100-200-300',
  tax_branch_code: '0',
  tax_activity_code: '4759',
  tax_device_serial: 'POS-1',
  tax_governorate: 'القاهرة',
  tax_city: 'وسط البلد',
  tax_street: 'نجيب الريحاني',
  tax_building: '12',
};

const line = fc
  .record({
    pieces: fc.integer({ min: 1, max: 999 }),
    unit: fc.integer({ min: 0, max: 100_000_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ pieces, unit, part }) => ({
    ...{ sku: 'A-1', nameAr: 'لمبة "ليد"', nameEn: 'Bulb', unitType: 'EA', pieces },
    itemCode: 'EG-100200300-A-1',
    unitPiastres: unit,
    totalPiastres: Math.floor(pieces * unit * part),
    vatPiastres: 0,
  }));
const documents = fc.record({
  kind: fc.constantFrom('sale', 'credit'),
  lines: fc.array(line, { minLength: 1, maxLength: 30 }),
  shippingPiastres: fc.integer({ min: 0, max: 50_000 }),
});
const asDocument = (
  given: Pick<TaxDocument, 'kind' | 'lines' | 'shippingPiastres'>,
): TaxDocument => ({
  ...given,
  number: 7,
  at: new Date('2026-03-01T10:00:00.250Z'),
  orderId: 1,
  order: 'DP-100001',
  invoice: 7,
  buyer: null,
  paymentMethod: 'cash_on_delivery',
  leftOut: null,
});

interface ParsedReceipt {
  readonly header: { readonly uuid: string };
  readonly itemData: readonly { netSale: number; totalSale: number; total: number }[];
  readonly totalSales: number;
  readonly totalCommercialDiscount: number;
  readonly netAmount: number;
  readonly feesAmount: number;
  readonly totalAmount: number;
  readonly taxTotals: readonly [{ readonly amount: number }];
}

it('the lines of any receipt add up to it within a hundredth of a pound, and the receipt to what was paid', () => {
  fc.assert(
    fc.property(documents, (given) => {
      const chain = { previous: '', reference: given.kind === 'credit' ? 'abc' : undefined };
      const { uuid, receipt } = makeReceipt(asDocument(given), shop, chain);
      const parsed = JSON.parse(receiptJson(receipt)) as ParsedReceipt;
      const near = (one: number, other: number) => Math.abs(one - other) < 0.01;
      const sum = (name: 'netSale' | 'totalSale' | 'total') =>
        parsed.itemData.reduce((all, item) => all + item[name], 0);
      const paid = given.lines.reduce((all, { totalPiastres }) => all + totalPiastres, 0);
      expect(near(sum('total') + parsed.feesAmount, parsed.totalAmount)).toBe(true);
      expect(near(parsed.totalAmount, (paid + given.shippingPiastres) / 100)).toBe(true);
      expect(near(sum('totalSale'), parsed.totalSales)).toBe(true);
      expect(near(sum('netSale'), parsed.netAmount)).toBe(true);
      expect(near(parsed.totalSales - parsed.totalCommercialDiscount, parsed.netAmount)).toBe(true);
      const [{ amount: tax }] = parsed.taxTotals;
      expect(near(parsed.netAmount + tax + parsed.feesAmount, parsed.totalAmount)).toBe(true);
      expect(uuid).toMatch(/^[0-9a-f]{64}$/);
      expect(parsed.header.uuid).toBe(uuid);
    }),
  );
});

it('a receipt’s uuid is of its text without it, and follows the receipt before it', () => {
  const [document] = fc.sample(documents, { numRuns: 1, seed: 1 });
  if (!document) throw new Error('No document.');
  const make = (previous: string) =>
    makeReceipt(asDocument(document), shop, { previous, reference: undefined });
  const { uuid, receipt } = make('');
  const { header, ...rest } = receipt as { header: Record<string, string> };
  expect(receiptUuid({ header: { ...header, uuid: '' }, ...rest })).toBe(uuid);
  expect(make(uuid).uuid).not.toBe(uuid);
  expect(header.dateTimeIssued).toBe('2026-03-01T10:00:00Z');
});

it('settings that are missing are named', () => {
  expect(missingSettings(shop)).toEqual([]);
  expect(missingSettings({ ...shop, tax_number: null, tax_street: '' })).toEqual([
    'tax_number',
    'tax_street',
  ]);
});
