import type { Quote, QuotedLine } from '@dp/contract/quotes.ts';

/** A quoted line: one lamp of ten at 1,480 EGP. */
export function sampleLine(changes: Partial<QuotedLine> = {}): QuotedLine {
  return {
    product_id: 1,
    sku: 'LAMP-1',
    name: 'أباجورة',
    brand: 'نوران',
    image: null,
    kelvin: 3_000,
    list_price: 1_850,
    discount: 20,
    unit_price: 1_480,
    next_tier: null,
    quantity: 1,
    total: 1_480,
    voucher_discount: 0,
    available: 10,
    max_quantity: 10,
    ...changes,
  };
}

/** A quote as the shop gives it: a lamp, and two bulbs of which there is one; no place to deliver to. */
export function sampleQuote(changes: Partial<Quote> = {}): Quote {
  return {
    lines: [
      sampleLine(),
      sampleLine({
        product_id: 2,
        name: 'لمبة',
        brand: null,
        list_price: 45.5,
        discount: 0,
        unit_price: 46,
        quantity: 2,
        total: 92,
        available: 1,
        max_quantity: 1,
      }),
    ],
    missing: [9],
    list_subtotal: 1_942,
    product_discount: 370,
    totals: { subtotal: 1_572, discount: 0, shipping: 0, total: 1_572, vat_included: 193.05 },
    voucher: null,
    delivery: null,
    free_delivery: null,
    address: null,
    refusal: null,
    differences: [],
    ...changes,
  };
}
