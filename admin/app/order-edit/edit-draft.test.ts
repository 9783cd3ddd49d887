import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { expect, test } from 'vitest';
import { withProduct, withQuantity } from '../order-form/sale-lines.ts';
import { changesOf, draftOf, hasChanges } from './edit-draft.ts';
import { lineChanges } from './line-changes.ts';

const line = (id: number, quantity: number) => ({
  product_id: id,
  sku: `LAMP-${id}`,
  name: `Lamp ${id}`,
  image: null,
  unit_price: 100,
  quantity,
});

/** What an edit reads of an order: two lamps, with a discount by staff. */
function order(changes: Partial<StaffOrder> = {}): StaffOrder {
  return {
    lines: [line(1, 2), line(2, 1)],
    totals: { subtotal: 300, discount: 20, shipping: 50, total: 330, vat_included: 34 },
    staff_discount: { amount: 20, reason: 'Late' },
    shipping_fixed: false,
    address: {
      full_name: 'Mona Adel',
      mobile: '+201012345678',
      second_mobile: null,
      state: 'Cairo',
      state_id: 1,
      city: 'Nasr City',
      city_id: 1001,
      street: '12 Abbas El Akkad',
      building: '3',
      floor: null,
      apartment: null,
      landmark: null,
    },
    ...changes,
  } as StaffOrder;
}

test('an order that was opened and not touched has no changes', () => {
  expect(hasChanges(changesOf(order(), draftOf(order())))).toBe(false);
});

test('a quantity that is raised and lowered again is no change', () => {
  const draft = draftOf(order());
  const raised = withQuantity(draft.lines, 1, 3);
  expect(changesOf(order(), { ...draft, lines: raised }).lines).toEqual([
    { product_id: 1, quantity: 3 },
    { product_id: 2, quantity: 1 },
  ]);
  expect(changesOf(order(), { ...draft, lines: withQuantity(raised, 1, 2) })).toEqual({});
});

test('a product is added once more, or as a new line; one at zero goes', () => {
  const { lines } = draftOf(order());
  const more = withProduct(withProduct(lines, line(1, 0)), line(3, 0));
  expect(more.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
    [1, 3],
    [2, 1],
    [3, 1],
  ]);
  expect(withQuantity(more, 1, 0).map(({ product_id }) => product_id)).toEqual([2, 3]);
});

test('a cleared discount and delivery cost go back to none and to the place’s rate', () => {
  const fixed = order({ shipping_fixed: true });
  const draft = draftOf(fixed);
  expect(draft.money).toEqual({ shipping: '50', discount: '20', discountReason: 'Late' });
  const money = { shipping: '', discount: '', discountReason: 'Late' };
  expect(changesOf(fixed, { ...draft, money })).toEqual({ shipping: null, discount: null });
  const other = { ...draft.money, discount: '٢٥' };
  expect(changesOf(fixed, { ...draft, money: other })).toEqual({
    discount: { amount: 25, reason: 'Late' },
  });
});

test('an address is sent whole, and one with masked phones never', () => {
  const draft = draftOf(order());
  const address = draft.address && { ...draft.address, street: '7 Corniche Road', building: ' ' };
  expect(changesOf(order(), { ...draft, address }).address).toEqual({
    full_name: 'Mona Adel',
    mobile: '+201012345678',
    state_id: 1,
    city_id: 1001,
    street: '7 Corniche Road',
  });
  const { address: whole } = order();
  const masked = order({ address: whole && { ...whole, mobile: '+20 10•••• 678' } });
  expect(draftOf(masked).address).toBeNull();
});

test('differences name what changed, came and went', () => {
  const snapshot = (...lines: [sku: string, quantity: number, unit_price: number][]) => ({
    lines: lines.map(([sku, quantity, unit_price]) => ({ sku, name: sku, quantity, unit_price })),
    totals: { subtotal: 0, discount: 0, shipping: 0, total: 0, vat_included: 0 },
    address: null,
  });
  const changes = lineChanges(
    snapshot(['A', 1, 100], ['B', 1, 50], ['C', 2, 10]),
    snapshot(['A', 2, 100], ['C', 2, 10], ['D', 1, 30]),
  );
  expect(changes.map(({ sku, before, after }) => [sku, before?.quantity, after?.quantity])).toEqual(
    [
      ['A', 1, 2],
      ['B', 1, undefined],
      ['D', undefined, 1],
    ],
  );
});
