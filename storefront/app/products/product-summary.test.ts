import type { Product } from '@dp/contract/products.ts';
import { expect, test } from 'vitest';
import { smallPicture, summaryOf } from './product-summary.ts';

const picture = {
  src: '/media/1/lamp',
  light_src: null,
  widths: [320, 640, 1_200],
  width: 1_200,
  height: 1_200,
  color: '#ddd',
  alt: 'A lamp on a table',
};

const lamp: Product = {
  id: 7,
  sku: 'DP-7',
  slug: 'lamp',
  name: 'Lamp',
  description: 'A long description that no card shows.',
  list_price: 1_850,
  discount: 20,
  price: 1_480,
  saving: 370,
  tiers: [],
  currency: 'EGP',
  images: [picture, { ...picture, src: '/media/2/lamp' }],
  brand: { id: 1, name: 'Luma' },
  category: { id: 3, name: 'Lamps', parent_id: null },
  stock: { available: 4, in_stock: true },
  featured: true,
  specs: { watt: 9, base: 'E27', cri: 80, warranty_months: 24, rooms: ['living'], dimmable: false },
};

test('a card gets what it shows and nothing else', () => {
  expect(summaryOf(lamp)).toEqual({
    id: 7,
    name: 'Lamp',
    brand: 'Luma',
    price: 1_480,
    listPrice: 1_850,
    discount: 20,
    available: 4,
    picture: { ...picture, alt: '', widths: [320, 640] },
    specs: { watt: 9, base: 'E27', dimmable: false },
  });
});

test('a product without brand, picture or stock has none of them', () => {
  const bare = summaryOf({
    ...lamp,
    brand: null,
    images: [],
    stock: { available: 4, in_stock: false },
  });
  expect(bare.brand).toBeUndefined();
  expect(bare.picture).toBeUndefined();
  expect(bare.available).toBe(0);
});

test('a picture that only exists large keeps its smallest width', () => {
  expect(smallPicture({ ...picture, widths: [1_000, 2_000] }).widths).toEqual([1_000]);
});
