import type { StaffProduct } from '@dp/contract/staff/products.ts';
import { expect, it } from 'vitest';
import {
  bodyOf,
  fieldsOf,
  isBeforeSale,
  isPriceable,
  newBodyOf,
  newFieldsOf,
  pricesOf,
  savedPicturesOf,
} from './product-fields.ts';

const product: StaffProduct = {
  id: 7,
  sku: 'LAMP-7',
  version: 3,
  name_ar: 'أباجورة',
  name_en: 'Lamp',
  description_ar: '',
  description_en: 'First line\nsecond line',
  category: null,
  brand: 'nour',
  featured: true,
  state: 'withdrawn',
  on_sale_from: null,
  discount_from: null,
  discount_until: '2030-01-02T10:30',
  list_price: 99.5,
  discount: 15,
  tiers: [
    { from: 6, price: 80 },
    { from: 24, percent: 30 },
  ],
  stock: 4,
  image: null,
  pictures: [],
  specs: { watt: 9, cct_kelvin: [3000, 6500], dimmable: true, dimensions: { height_mm: 450 } },
  item_code: 'EG-100200300-LAMP7',
  unit_type: null,
  seo: { title_ar: '', title_en: 'Lamp', description_ar: '', description_en: '' },
  tags: ['brass'],
  related: ['LAMP-1', 'LAMP-2'].map((sku, id) => ({
    ...{ id, sku, name: sku, image: null, on_sale: true, in_stock: true },
  })),
};

it('what is not touched is sent as it was', () => {
  const { id: _, sku: __, version: ___, stock: ____, image: _____, ...same } = product;
  const related = ['LAMP-1', 'LAMP-2'];
  expect(bodyOf(fieldsOf(product), true)).toEqual({ ...same, related });
  expect(bodyOf(fieldsOf({ ...product, featured: 5 }), true).featured).toBe(5);
  expect(bodyOf(fieldsOf({ ...product, featured: false }), true).featured).toBe(false);
});

it('a discount that is taken off takes its days along', () => {
  const { discount, discount_until: until } = bodyOf({ ...fieldsOf(product), discount: '' }, true);
  expect([discount, until]).toEqual([0, null]);
});

it('a copy has no SKU, stock or state of its original', () => {
  const original = { ...product, state: 'on_sale', on_sale_from: '2030-01-01T00:00' } as const;
  const body = newBodyOf({ ...newFieldsOf(original), sku: ' LAMP-8 ' }, original);
  const { id: _, version: __, image: ___, ...same } = product;
  expect(body).toEqual({
    ...same,
    related: ['LAMP-1', 'LAMP-2'],
    sku: 'LAMP-8',
    stock: 0,
    state: 'draft',
    featured: false,
    item_code: null,
    // Its search texts would compete with the original's.
    seo: { title_ar: '', title_en: '', description_ar: '', description_en: '' },
    copy_of: 7,
  });
});

it('who may not change prices sends none', () => {
  expect(Object.keys(bodyOf(fieldsOf(product), false))).not.toContain('list_price');
});

it('numbers are read in any digits; an empty price is undefined, an empty discount is zero', () => {
  const typed = { ...fieldsOf(product), list_price: '١٬٢٠٠٫٥', discount: ' ', tiers: [] };
  expect(pricesOf(typed)).toEqual({ list_price: 1_200.5, discount: 0, tiers: [] });
  expect(isPriceable(pricesOf({ ...typed, list_price: '' }))).toBe(false);
  const tiers = [{ key: 0, from: '6', kind: 'percent', value: 'ten' }] as const;
  expect(isPriceable(pricesOf({ ...typed, tiers }))).toBe(false);
});

it('customers do not see a draft yet, nor what goes on sale at a time of one’s choice', () => {
  const on = { ...fieldsOf(product), state: 'on_sale' } as const;
  expect(isBeforeSale(on)).toBe(false);
  expect(isBeforeSale({ ...on, on_sale_from: '2030-01-01T00:00' })).toBe(true);
  expect(isBeforeSale({ ...on, state: 'draft' })).toBe(true);
  expect(isBeforeSale({ ...on, state: 'withdrawn' })).toBe(false);
});

it('a photograph is the same however its fields are ordered', () => {
  const shown = {
    src: '/media/1',
    light_src: null,
    width: 800,
    height: 800,
    widths: [800],
    color: '#fff',
  };
  const saved = { id: 'a1', light_id: null, alt_ar: '', alt_en: 'On', room: null };
  const [one, other] = [[{ ...shown, ...saved }], [{ ...saved, ...shown }]].map((pictures) =>
    JSON.stringify(savedPicturesOf({ pictures })),
  );
  expect(one).toBe(other);
});
