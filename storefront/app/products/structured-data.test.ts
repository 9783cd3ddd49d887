import type { Product } from '@dp/contract/products.ts';
import { expect, test } from 'vitest';
import { breadcrumbData, productData, scriptJson } from './structured-data.ts';

const place = {
  origin: 'https://shop.example',
  path: '/product/details/7',
  locale: 'ar',
} as const;
const product = {
  id: 7,
  sku: 'DP-7',
  name: 'Lamp',
  description: 'Good light.',
  price: 1_480,
  images: [{ src: '/media/1/lamp', widths: [320, 1_200] }],
  brand: { id: 1, name: 'Luma' },
  category: { id: 3, name: 'Lamps', parent_id: null },
  stock: { available: 4, in_stock: true },
} as unknown as Product;

test('a product is described with its offer, in absolute addresses', () => {
  expect(productData(product, place, 14)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Lamp',
    sku: 'DP-7',
    url: 'https://shop.example/product/details/7',
    description: 'Good light.',
    image: ['https://shop.example/media/1/lamp-1200.webp'],
    brand: { '@type': 'Brand', name: 'Luma' },
    category: 'Lamps',
    offers: {
      '@type': 'Offer',
      url: 'https://shop.example/product/details/7',
      price: '1480.00',
      priceCurrency: 'EGP',
      itemCondition: 'https://schema.org/NewCondition',
      availability: 'https://schema.org/InStock',
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'EG',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
      },
    },
  });
});

test('a sold-out product without brand, pictures or description omits them', () => {
  const bare = {
    ...product,
    description: '',
    images: [],
    brand: null,
    category: null,
    stock: { available: 0, in_stock: false },
  };
  const data = productData(bare, place, 14) as Record<string, unknown>;
  expect(data.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
  for (const key of ['description', 'image', 'brand', 'category']) {
    expect(data).not.toHaveProperty(key);
  }
});

test('the breadcrumb leads from the top category to the product', () => {
  const trail = [
    { id: 3, name: 'Lamps' },
    { id: 9, name: 'Table lamps' },
  ];
  expect(breadcrumbData(trail, 'Lamp', place)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Lamps', item: 'https://shop.example/products-category/3' },
      {
        position: 2,
        name: 'Table lamps',
        item: 'https://shop.example/products-category/9',
      },
      { position: 3, name: 'Lamp', item: 'https://shop.example/product/details/7' },
    ],
  });
});

test('nothing in a description can end its script element', () => {
  const text = scriptJson({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});
