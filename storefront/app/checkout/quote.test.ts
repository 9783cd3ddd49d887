import type { Product } from '@dp/contract/products.ts';
import { describe, expect, it } from 'vitest';
import { feeAddedBy, placementBody, reviewLines, totalsOf } from './quote.ts';

function product(id: number, price: number, available: number): Product {
  return {
    id,
    sku: `DP-${id}`,
    slug: `lamp-${id}`,
    name: `Lamp ${id}`,
    description: '',
    list_price: price,
    discount: 0,
    price,
    currency: 'EGP',
    images: [],
    brand: null,
    category: null,
    stock: { available, in_stock: available > 0 },
    featured: false,
    specs: {},
  };
}
const products = [product(1, 120, 10), product(2, 480, 1)];

describe('the lines of the review', () => {
  it('come in the cart order and skip what is no longer sold', () => {
    const cart = [
      { id: 2, quantity: 1 },
      { id: 99, quantity: 3 },
      { id: 1, quantity: 2 },
    ];
    const lines = reviewLines(cart, products);
    expect(lines.map(({ product: { id }, total }) => [id, total])).toEqual([
      [2, 480],
      [1, 240],
    ]);
  });

  it('say how many there are when that is fewer than wanted', () => {
    const lines = reviewLines([{ id: 2, quantity: 4 }], products);
    expect(lines).toMatchObject([{ quantity: 4, available: 1 }]);
    expect(reviewLines([{ id: 1, quantity: 10 }], products)[0]?.available).toBeUndefined();
  });
});

const line = (id: number, total: number) => ({ product: product(id, total, 1), total });

describe('the totals', () => {
  it('are goods less the voucher plus delivery, VAT being part of the goods', () => {
    expect(totalsOf([line(1, 1_140), line(2, 570)], undefined, 50)).toEqual({
      subtotal: 1_710,
      discount: 0,
      shipping: 50,
      total: 1_760,
      vat_included: 210,
    });
  });

  it('count VAT after the voucher', () => {
    const voucher = { discount: 114, lines: [{ id: 1, discount: 114 }] };
    const totals = totalsOf([line(1, 1_140)], voucher, 0);
    expect(totals).toMatchObject({ total: 1_026, vat_included: 126 });
  });

  it('count VAT after the voucher where it is for some of the goods only', () => {
    const voucher = {
      discount: 0.05,
      lines: [
        { id: 1, discount: 0 },
        { id: 2, discount: 0.05 },
      ],
    };
    const totals = totalsOf([line(1, 0.04), line(2, 0.05)], voucher, 0);
    expect(totals).toMatchObject({ total: 0.04, vat_included: 0 });
  });

  it('keep piastres exact', () => {
    const totals = totalsOf([line(1, 0.1), line(2, 0.2)], undefined, 0.3);
    expect(totals).toMatchObject({ total: 0.6 });
  });
});

it('names the delivery that is paid only because of a voucher', () => {
  const voucher = { discount: 60, lines: [] };
  const rate = { cost: 50, free_over: 500 };
  expect(feeAddedBy(voucher, 520, rate)).toEqual({ cost: 50, freeOver: 500 });
  expect(feeAddedBy(voucher, 499, rate)).toBeUndefined();
  expect(feeAddedBy(voucher, 600, { ...rate, cost: 0 })).toBeUndefined();
  expect(feeAddedBy(undefined, 520, rate)).toBeUndefined();
});

it('agrees to prices, delivery and total, and leaves out an empty note', () => {
  const lines = reviewLines([{ id: 1, quantity: 2 }], products);
  const totals = totalsOf(lines, undefined, 50);
  const agreed = { addressId: 3, lines, totals, voucherCode: undefined, note: ' ' };
  expect(placementBody(agreed)).toEqual({
    address_id: 3,
    lines: [{ id: 1, quantity: 2, expected_price: 120 }],
    payment_method: 'cash_on_delivery',
    expected_total: 290,
    expected_shipping: 50,
  });
  expect(placementBody({ ...agreed, voucherCode: 'EID10', note: ' قبل 5 ' })).toMatchObject({
    voucher_code: 'EID10',
    note: 'قبل 5',
  });
});
