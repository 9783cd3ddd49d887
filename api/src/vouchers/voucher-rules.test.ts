import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PricedLine } from '../products/priced-lines.ts';
import { discountOf, type Voucher } from './voucher-rules.ts';

const voucher: Voucher = {
  id: 1,
  code: 'LIGHT',
  percentBasisPoints: null,
  amountPiastres: null,
  minimumPiastres: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  uses: 0,
  categoryId: null,
  brandId: null,
  disabled: false,
};

const line = fc.record({
  unitPiastres: fc.integer({ min: 0, max: 10_000_000_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  brandId: fc.integer({ min: 1, max: 2 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 100 }).map((drawn) =>
  drawn.map(
    ({ unitPiastres, quantity, brandId }, index): PricedLine => ({
      product: {
        id: index + 1,
        sku: '',
        nameAr: '',
        nameEn: '',
        pictures: [],
        listPricePiastres: unitPiastres,
        discountBasisPoints: 0,
        unitPiastres,
        tiers: [],
        stock: quantity,
        categoryId: null,
        brandId,
        kelvin: null,
      },
      unitPiastres,
      quantity,
    }),
  ),
);
const worth = fc.oneof(
  fc.record({ percentBasisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ amountPiastres: fc.integer({ min: 1, max: 1_000_000_000 }) }),
);
const brand = fc.constantFrom(null, 1);

const wholeLines = lines.map((cart) =>
  cart.map(
    (one): PricedLine => ({ ...one, unitPiastres: Math.ceil(one.unitPiastres / 100) * 100 }),
  ),
);

it('a discount leaves whole pounds to pay, and exceeds its exact value by less than a pound', () => {
  fc.assert(
    fc.property(wholeLines, worth, (cart, value) => {
      const outcome = discountOf(
        { ...voucher, ...value },
        { at: new Date(0), lines: cart, categoryBranch: undefined, usesByCustomer: 0 },
      );
      if ('reason' in outcome) return;
      const goods = cart.reduce((sum, one) => sum + one.unitPiastres * one.quantity, 0);
      const exact =
        'amountPiastres' in value
          ? Math.min(value.amountPiastres, goods)
          : Number((BigInt(goods) * BigInt(value.percentBasisPoints) + 5_000n) / 10_000n);
      expect((goods - outcome.discountPiastres) % 100).toBe(0);
      expect(outcome.discountPiastres).toBeGreaterThanOrEqual(exact);
      expect(outcome.discountPiastres).toBeLessThan(exact + 100);
    }),
  );
});

it('shares of a discount sum exactly to it, and no line becomes negative or is reduced out of scope', () => {
  fc.assert(
    fc.property(lines, worth, brand, (cart, value, brandId) => {
      const outcome = discountOf(
        { ...voucher, ...value, brandId },
        { at: new Date(0), lines: cart, categoryBranch: undefined, usesByCustomer: 0 },
      );
      const { discountPiastres, shares } =
        'reason' in outcome ? { discountPiastres: 0, shares: cart.map(() => 0) } : outcome;
      expect(shares.length).toBe(cart.length);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discountPiastres);
      for (const [index, share] of shares.entries()) {
        const { product, unitPiastres, quantity } = cart[index] as PricedLine;
        const inScope = brandId === null || product.brandId === brandId;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(inScope ? unitPiastres * quantity : 0);
      }
    }),
  );
});
