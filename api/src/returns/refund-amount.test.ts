import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidForUnits } from '../orders/paid-lines.ts';
import { refundAmount } from './refund-amount.ts';

const NOTHING = {
  earlier: [],
  shippingPiastres: 5_000,
  wholeOrderOurFault: false,
  pickupFeePiastres: 0,
};

test('a piece costs what was paid for it, its share of the voucher included', () => {
  const lines = [{ productId: 1, quantity: 3, paidPiastres: 10_000 }];
  const accepted = [{ productId: 1, quantity: 1 }];
  expect(refundAmount({ ...NOTHING, lines, accepted })).toEqual({
    goods: 3_333,
    delivery: 0,
    pickupFee: 0,
    total: 3_333,
  });
  const earlier = [{ productId: 1, quantity: 2 }];
  expect(refundAmount({ ...NOTHING, lines, accepted, earlier }).goods).toBe(3_334);
});

test('what was paid for pieces is never more than is paid back for them, whatever came back before', () => {
  const lines = [{ productId: 1, quantity: 3, paidPiastres: 10_000 }];
  for (const before of [0, 1, 2]) {
    const accepted = [{ productId: 1, quantity: 1 }];
    const earlier = [{ productId: 1, quantity: before }];
    const { goods } = refundAmount({ ...NOTHING, lines, accepted, earlier });
    expect(paidForUnits(lines, accepted)).toBeLessThanOrEqual(goods);
  }
  expect(paidForUnits(lines, [{ productId: 1, quantity: 3 }])).toBe(10_000);
});

test('the way back never costs more than what comes back', () => {
  const lines = [{ productId: 1, quantity: 1, paidPiastres: 3_000 }];
  const accepted = [{ productId: 1, quantity: 1 }];
  expect(refundAmount({ ...NOTHING, lines, accepted, pickupFeePiastres: 5_000 })).toEqual({
    goods: 3_000,
    delivery: 0,
    pickupFee: 3_000,
    total: 0,
  });
});

const order = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 30 }),
      paidPiastres: fc.integer({ min: 0, max: 10_000_000_000 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((lines) => lines.map((line, productId) => ({ ...line, productId })));

test('however an order comes back in pieces, exactly what was paid for it is paid back', () => {
  const shuffled = order.chain((lines) => {
    const pieces = lines.flatMap(({ productId, quantity }) =>
      Array.from({ length: quantity }, () => productId),
    );
    return fc.record({
      lines: fc.constant(lines),
      pieces: fc.shuffledSubarray(pieces, { minLength: pieces.length }),
    });
  });
  fc.assert(
    fc.property(shuffled, fc.integer({ min: 1, max: 7 }), ({ lines, pieces }, each) => {
      const earlier: { productId: number; quantity: number }[] = [];
      let goods = 0;
      for (let from = 0; from < pieces.length; from += each) {
        const accepted = pieces
          .slice(from, from + each)
          .map((productId) => ({ productId, quantity: 1 }));
        const amount = refundAmount({ ...NOTHING, lines, accepted, earlier });
        expect(amount.goods).toBeGreaterThanOrEqual(0);
        goods += amount.goods;
        earlier.push(...accepted);
      }
      expect(goods).toBe(lines.reduce((sum, { paidPiastres }) => sum + paidPiastres, 0));
    }),
  );
});
