import { includedVatPiastres } from '@dp/contract/money.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CreditableLine, creditLeft, layOutCredit } from './credit-amount.ts';

const line = (changed: Partial<CreditableLine> = {}): CreditableLine => ({
  lineId: 1,
  quantity: 2,
  paidPiastres: 16_000,
  creditedPiastres: 0,
  creditedPieces: 0,
  pieces: 0,
  ...changed,
});
const lines = (pieces: number) => [
  line({ pieces }),
  line({ lineId: 2, quantity: 1, paidPiastres: 40_000 }),
];

it('pieces that come back are taken from their own line, with their delivery only when that goes back', () => {
  const one = { lines: lines(1), shippingLeft: 5_000, delivery: 0 };
  expect(layOutCredit(one, 8_000)).toEqual({
    shippingPiastres: 0,
    lines: [{ lineId: 1, pieces: 1, totalPiastres: 8_000, vatPiastres: 982 }],
  });
  expect(layOutCredit({ ...one, delivery: 5_000 }, 13_000).shippingPiastres).toBe(5_000);
});

it('what the shop keeps for the way back stays sold', () => {
  const { lines: credited } = layOutCredit(
    { lines: lines(1), shippingLeft: 5_000, delivery: 0 },
    3_000,
  );
  expect(credited).toEqual([{ lineId: 1, pieces: 1, totalPiastres: 3_000, vatPiastres: 368 }]);
});

it('money alone is taken from everything by its share', () => {
  expect(layOutCredit({ lines: lines(0), shippingLeft: 5_000, delivery: 0 }, 6_100)).toEqual({
    shippingPiastres: 500,
    lines: [
      { lineId: 1, pieces: 0, totalPiastres: 1_600, vatPiastres: 196 },
      { lineId: 2, pieces: 0, totalPiastres: 4_000, vatPiastres: 491 },
    ],
  });
});

const amounts = fc.integer({ min: 0, max: 5_000_000 });
const invoice = fc.record({
  lines: fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 999 }), paidPiastres: amounts }),
    { minLength: 1, maxLength: 8 },
  ),
  shipping: amounts,
});
const step = fc.record({
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  pieces: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 }),
  delivery: fc.boolean(),
});

it('any credit notes of any invoice add up to their amounts and never take back more than was paid; all of them take back its VAT', () => {
  fc.assert(
    fc.property(invoice, fc.array(step, { maxLength: 5 }), ({ lines: paid, shipping }, steps) => {
      let known = paid.map((each, lineId) => line({ lineId, ...each }));
      let shippingLeft = shipping;
      for (const { part, pieces, delivery } of [
        ...steps,
        { part: 1, pieces: paid.map(() => 1), delivery: true },
      ]) {
        const asked = known.map((each, at) => ({
          ...each,
          pieces: Math.floor((each.quantity - each.creditedPieces) * (pieces[at] ?? 0)),
        }));
        const creditable = {
          lines: asked,
          shippingLeft,
          delivery: delivery ? shippingLeft : 0,
        };
        const amount = Math.floor(creditLeft(creditable) * part);
        const note = layOutCredit(creditable, amount);
        const total = note.lines.reduce((sum, { totalPiastres }) => sum + totalPiastres, 0);
        expect(total + note.shippingPiastres).toBe(amount);
        shippingLeft -= note.shippingPiastres;
        expect(shippingLeft).toBeGreaterThanOrEqual(0);
        known = known.map((each) => {
          const taken = note.lines.find(({ lineId }) => lineId === each.lineId);
          if (!taken) return each;
          expect(taken.vatPiastres).toBeGreaterThanOrEqual(0);
          expect(taken.vatPiastres).toBeLessThanOrEqual(taken.totalPiastres);
          const creditedPiastres = each.creditedPiastres + taken.totalPiastres;
          expect(creditedPiastres).toBeLessThanOrEqual(each.paidPiastres);
          const creditedPieces = each.creditedPieces + taken.pieces;
          return { ...each, creditedPiastres, creditedPieces };
        });
      }
      expect(known.map(({ creditedPiastres }) => includedVatPiastres(creditedPiastres))).toEqual(
        paid.map(({ paidPiastres }) => includedVatPiastres(paidPiastres)),
      );
      expect(shippingLeft).toBe(0);
    }),
  );
});
