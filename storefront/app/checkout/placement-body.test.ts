import { expect, it } from 'vitest';
import { sampleLine, sampleQuote } from '../dev/sample-quote.ts';
import { placementBody } from './placement-body.ts';

const quote = sampleQuote({
  lines: [sampleLine({ unit_price: 120, quantity: 2, total: 240 })],
  totals: { subtotal: 240, discount: 0, shipping: 50, total: 290, vat_included: 29.47 },
});

it('agrees to the prices, delivery and total of the quote, and leaves out an empty note', () => {
  expect(placementBody({ addressId: 3, quote, note: ' ', method: 'cash_on_delivery' })).toEqual({
    address_id: 3,
    lines: [{ id: 1, quantity: 2, expected_price: 120 }],
    payment_method: 'cash_on_delivery',
    expected_total: 290,
    expected_shipping: 50,
  });
});

it('includes a valid voucher and the note, and no refused voucher', () => {
  const applied = {
    state: 'applied',
    code: 'EID10',
    discount: 24,
    ends_free_delivery: false,
  } as const;
  expect(
    placementBody({
      addressId: 3,
      quote: { ...quote, voucher: applied },
      note: ' قبل 5 ',
      method: 'card',
    }),
  ).toMatchObject({ voucher_code: 'EID10', note: 'قبل 5', payment_method: 'card' });
  const refused = { state: 'refused', code: 'OLD', reason: 'expired' } as const;
  expect(
    placementBody({
      addressId: 3,
      quote: { ...quote, voucher: refused },
      note: '',
      method: 'card',
    }),
  ).not.toHaveProperty('voucher_code');
});
