import type { Product } from '@dp/contract/products.ts';
import { brandTile } from '../brands/brand-tile.ts';
import type { CategoryHead } from '../categories/load-categories.ts';
import type { Home } from '../home/load-home.ts';
import type { ListStart } from '../product-lists/load-list.ts';
import type { ProductView } from '../product-page/load-product.ts';
import { summaryOf } from '../products/product-summary.ts';
import { sampleProducts } from './sample-products.ts';

const [lamp, , bare] = sampleProducts as readonly [Product, Product, Product];
const [picture] = lamp.images;
if (picture === undefined) throw new Error('The sample lamp has a picture');

const brand = {
  id: 1,
  slug: 'nouran',
  name: 'نوران',
  description: 'إضاءة للبيت',
  logo: picture,
  product_count: 3,
};
export const sampleBrands = [brand, { ...brand, id: 2, name: 'Luma', logo: null }];

const tile = { id: 3, name: 'أباجورات', picture, productCount: 12, hasChildren: true };
export const sampleCategories = [tile, { ...tile, id: 4, name: 'نجف', productCount: 2 }];

export const sampleHead: CategoryHead = {
  category: { id: 3, name: 'أباجورات', description: 'لكل ركن', productCount: 12 },
  parent: { id: 1, name: 'إضاءة', children: [{ id: 3, name: 'أباجورات' }] },
  children: [],
};

/** A product with every specification field. */
const specified: Product = {
  ...lamp,
  description: 'تضيء الغرفة بنور هادئ.',
  images: [picture, { ...picture, src: '/media/side-day' }],
  specs: {
    watt: 9,
    lumen: 806,
    cct_kelvin: [2_700, 4_000, 6_500],
    cri: 80,
    base: 'GU5.3',
    ip: 44,
    dimmable: true,
    lifetime_hours: 15_000,
    material: ['brass', 'glass'],
    finish: ['gold'],
    dimensions: { diameter_mm: 220, height_mm: 460 },
    unit: 'set',
    warranty_months: 24,
    rooms: ['living'],
  },
};
const products = sampleProducts.map(summaryOf);

export const sampleView: ProductView = {
  product: specified,
  path: [
    { id: 1, name: 'إضاءة' },
    { id: 3, name: 'أباجورات' },
  ],
  related: products,
  fitting: products.slice(0, 3).map((product, at) => ({
    product,
    needed: at === 0 ? 3 : 1,
    reason: [
      { kind: 'bulb', base: 'E27', watt_max: 40, count: 3 } as const,
      { kind: 'dimmer', load_watt: 27, load_watt_max: 300 } as const,
      { kind: 'driver', supply: 'volts', value: 24, watt: 100, metres: 6 } as const,
    ][at] ?? { kind: 'bulb', base: 'E27', watt_max: null, count: 1 },
  })),
};
export const soldOutView: ProductView = {
  product: { ...bare, stock: { available: 0, in_stock: false } },
  path: [],
  related: [],
  fitting: [],
};

export const sampleList: ListStart = {
  data: products,
  total: 90,
  offset: 24,
  facets: {
    brands: [{ id: 1, name: 'نوران', count: 3 }],
    bases: [{ value: 'E27', count: 2 }],
    cct_bands: [{ value: 'warm', count: 2 }],
    watt_bands: [{ value: '6-9', count: 1 }],
    ips: [{ value: 44, count: 1 }],
    finishes: [{ value: 'gold', count: 1 }],
    dimmable: 1,
    in_stock: 3,
    discounted: 1,
    price: { min: 55, max: 1_480 },
  },
};

const slide = {
  id: 1,
  title: 'نور يليق بسفرتك',
  subtitle: 'دلايات',
  action: 'تسوّق',
  picture,
  link: { kind: 'category', id: 3 },
} as const;
export const sampleHome: Home = {
  slides: [slide, { ...slide, id: 2, picture: null, link: null }],
  categories: sampleCategories,
  featured: products,
  rooms: [],
  sections: [],
  brands: sampleBrands.map(brandTile),
};
