import type { Product } from '@dp/contract/products.ts';

function picture(src: string, light: string | null) {
  const widths = [320, 640, 960];
  return { src, light_src: light, widths, width: 960, height: 960, color: '#e9e4da', alt: '' };
}

const lamp: Product = {
  id: 1,
  sku: 'NR-GLB-20',
  slug: 'brass-globe-table-lamp',
  name: 'أباجورة كروية نحاسية بزجاج أوبال',
  description: '',
  list_price: 1850,
  discount: 20,
  price: 1480,
  saving: 370,
  tiers: [],
  currency: 'EGP',
  images: [picture('/media/lamp-day', '/media/lamp-light')],
  brand: { id: 1, name: 'نوران' },
  category: { id: 3, name: 'أباجورات', parent_id: null },
  stock: { available: 5, in_stock: true },
  featured: true,
  specs: { watt: 9, cct_kelvin: [2700] },
};

/** A product with both photographs, one with a single one, and one with none; for tests. */
export const sampleProducts: readonly Product[] = [
  lamp,
  { ...lamp, id: 2, name: 'LED bulb 9 W', discount: 0, images: [picture('/media/bulb', null)] },
  { ...lamp, id: 3, brand: null, images: [] },
];
