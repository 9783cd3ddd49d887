import { presentTotals, quoteOrder, soldLines } from '@dp/api/orders/order-quote.ts';
import type { PricedLine } from '@dp/api/products/priced-lines.ts';
import { presentVoucher } from '@dp/api/vouchers/check-voucher.ts';
import { discountOf, type Voucher } from '@dp/api/vouchers/voucher-rules.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { Product } from '@dp/contract/products.ts';
import { reviewLines, totalsOf } from '@dp/storefront/app/checkout/quote.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

// What a shopper agrees to is counted in the browser, what they are invoiced for by the shop.

const CATEGORIES = [1, 2, 3] as const;
const rate = { costPiastres: 50_00, freeOverPiastres: 2_500_00, daysMin: 1, daysMax: 2 };

const lines = fc
  .array(
    fc.record({
      // Whole pounds, as prices are, and what might be one day.
      unitPiastres: fc.oneof(
        fc.integer({ min: 0, max: 20_000 }).map((pounds) => pounds * 100),
        fc.integer({ min: 0, max: 5_000_00 }),
      ),
      quantity: fc.integer({ min: 1, max: 30 }),
      categoryId: fc.constantFrom(...CATEGORIES),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drawn) =>
    drawn.map(
      ({ unitPiastres, quantity, categoryId }, index): PricedLine => ({
        product: {
          id: 100 - index,
          sku: `DP-${index}`,
          nameAr: 'لمبة',
          nameEn: 'Bulb',
          pictures: [],
          listPricePiastres: unitPiastres,
          discountBasisPoints: 0,
          unitPiastres,
          stock: 1_000,
          categoryId,
          brandId: null,
        },
        unitPiastres,
        quantity,
      }),
    ),
  );

const worth = fc.oneof(
  fc
    .integer({ min: 1, max: 10_000 })
    .map((percentBasisPoints) => ({ percentBasisPoints, amountPiastres: null })),
  fc
    .integer({ min: 1, max: 3_000_00 })
    .map((amountPiastres) => ({ percentBasisPoints: null, amountPiastres })),
);
const scope = fc.constantFrom(null, ...CATEGORIES);

it('what a shopper agrees to and their invoice are the same to the piastre, whatever the voucher is for', () => {
  fc.assert(
    fc.property(lines, fc.option(fc.record({ worth, scope })), (cart, drawn) => {
      const voucher = drawn && heldAgainst(cart, { ...drawn.worth, categoryId: drawn.scope });
      const quote = quoteOrder(cart, rate, voucher ?? undefined);
      const invoiced = presentTotals({ ...quote, lines: soldLines(quote) });

      const products = cart.map(({ product, unitPiastres }) => shown(product.id, unitPiastres));
      const wanted = cart.map(({ product, quantity }) => ({ id: product.id, quantity }));
      const checked = voucher ? presentVoucher(cart, voucher) : undefined;
      const agreed = totalsOf(
        reviewLines(wanted, products),
        checked,
        toEgp(quote.shippingPiastres),
      );
      expect(agreed).toEqual(invoiced);
    }),
    { numRuns: 1_000 },
  );
});

function heldAgainst(
  cart: readonly PricedLine[],
  given: Pick<Voucher, 'percentBasisPoints' | 'amountPiastres' | 'categoryId'>,
) {
  const outcome = discountOf(
    {
      id: 1,
      code: 'NOUR',
      minimumPiastres: 0,
      startsAt: null,
      endsAt: null,
      maxUses: null,
      maxUsesPerCustomer: null,
      uses: 0,
      brandId: null,
      disabled: false,
      ...given,
    },
    {
      at: new Date('2026-03-01T10:00:00Z'),
      lines: cart,
      categoryBranch: given.categoryId === null ? undefined : new Set([given.categoryId]),
      usesByCustomer: 0,
    },
  );
  return 'reason' in outcome ? undefined : { code: 'NOUR', voucherId: 1, ...outcome };
}

function shown(id: number, unitPiastres: number): Product {
  return {
    id,
    sku: `DP-${id}`,
    slug: `bulb-${id}`,
    name: 'Bulb',
    description: '',
    list_price: toEgp(unitPiastres),
    discount: 0,
    price: toEgp(unitPiastres),
    currency: 'EGP',
    images: [],
    brand: null,
    category: null,
    stock: { available: 1_000, in_stock: true },
    featured: false,
    specs: {},
  };
}
