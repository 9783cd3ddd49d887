import type { GridRow } from '@dp/contract/staff/product-grid.ts';
import { expect, it } from 'vitest';
import {
  afterSaving,
  afterStep,
  cellValue,
  NO_HISTORY,
  stepped,
  withChanges,
  without,
} from './grid-edits.ts';

const row: GridRow = {
  id: 7,
  sku: 'L-7',
  version: 3,
  name_ar: 'لمبة',
  name_en: 'Lamp',
  category: null,
  brand: null,
  list_price: 100,
  discount: 0,
  stock: 4,
  state: 'on_sale',
  featured: false,
  item_code: null,
  unit_type: null,
  dated: { state: false, discount: false },
};
const price = (value: number) => ({ row, field: 'list_price' as const, value });

it('a cell shows its edit until it has the product’s value again', () => {
  const edits = withChanges({}, [price(120), { row, field: 'brand', value: 'nour' }]);
  expect(cellValue(row, edits, 'list_price')).toBe(120);
  expect(cellValue(row, edits, 'name_en')).toBe('Lamp');
  const back = withChanges(edits, [price(100)]);
  expect(back[7]?.set).toEqual({ brand: 'nour' });
  expect(withChanges(back, [{ row, field: 'brand', value: null }])).toEqual({});
});

it('edits are made over the row as it was when its editing began', () => {
  const edits = withChanges({}, [price(120)]);
  const newer = { ...row, version: 4, name_en: 'Tall lamp' };
  const more = withChanges(edits, [{ row: newer, field: 'discount', value: 5 }]);
  expect(more[7]).toEqual({ row, set: { list_price: 120, discount: 5 } });
});

it('steps are undone and done again', () => {
  const first = withChanges({}, [price(120)]);
  const second = withChanges(first, [price(130)]);
  const history = afterStep(afterStep(NO_HISTORY, {}), first);
  const back = stepped(history, second, 'back');
  expect(back?.edits).toEqual(first);
  const forth = back && stepped(back.history, back.edits, 'forth');
  expect(forth?.edits).toEqual(second);
  expect(stepped(NO_HISTORY, first, 'back')).toBeUndefined();
});

it('saved products have no edits left', () => {
  expect(without(withChanges({}, [price(120)]), [7])).toEqual({});
});

const saved = { ...row, version: 4, list_price: 120 };

it('a saved row has no edits left, nor are those of other rows touched', () => {
  const sent = withChanges({}, [price(120)]);
  const other = { ...row, id: 8 };
  const edits = withChanges(sent, [{ row: other, field: 'discount', value: 5 }]);
  expect(afterSaving(edits, { row, set: { list_price: 120 } }, saved)).toEqual({
    8: { row: other, set: { discount: 5 } },
  });
});

it('what is typed while a row is being saved is left, over the row as it was saved', () => {
  const later = withChanges({}, [price(130), { row, field: 'discount', value: 5 }]);
  expect(afterSaving(later, { row, set: { list_price: 120 } }, saved)).toEqual({
    7: { row: saved, set: { list_price: 130, discount: 5 } },
  });
});

it('what is taken back while it is being saved is to be saved again', () => {
  expect(afterSaving({}, { row, set: { list_price: 120 } }, saved)).toEqual({
    7: { row: saved, set: { list_price: 100 } },
  });
});
