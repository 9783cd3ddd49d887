import { PRICE_TIERS_MAX } from '@dp/contract/limits.ts';
import { productSpecs } from '@dp/contract/product-specs.ts';

type Kind = 'text' | 'number' | 'boolean' | 'boolean or number' | 'texts' | 'numbers';

/** A column of the product table: its name, its type and its field of a product. */
export interface CsvColumn {
  readonly name: string;
  readonly kind: Kind;
  readonly path: readonly (string | number)[];
}

/** Values of one cell that has several, such as `3000|4000`. */
export const LIST_SEPARATOR = '|';
/** Most pictures of a product. */
const PICTURES = 12;

/** Columns that every table must have. */
export const REQUIRED_COLUMNS = ['sku', 'name_ar', 'name_en', 'category', 'list_price'];

const KINDS: Readonly<Record<string, Kind>> = {
  cct_kelvin: 'numbers',
  material: 'texts',
  finish: 'texts',
  rooms: 'texts',
  rgb: 'boolean',
  dimmable: 'boolean',
  lamps_included: 'boolean',
  kind: 'text',
  base: 'text',
  voltage: 'text',
  energy_class: 'text',
  mounting: 'text',
  unit: 'text',
  smart: 'text',
  dimming: 'text',
  style: 'text',
};

const { dimensions, ...plainSpecs } = productSpecs.shape;

/** Every column that a product table may have, in the order of the documentation. */
export const CSV_COLUMNS: readonly CsvColumn[] = [
  { name: 'sku', kind: 'text', path: ['sku'] },
  { name: 'slug', kind: 'text', path: ['slug'] },
  { name: 'name_ar', kind: 'text', path: ['name', 'ar'] },
  { name: 'name_en', kind: 'text', path: ['name', 'en'] },
  { name: 'description_ar', kind: 'text', path: ['description', 'ar'] },
  { name: 'description_en', kind: 'text', path: ['description', 'en'] },
  { name: 'brand', kind: 'text', path: ['brand'] },
  { name: 'category', kind: 'text', path: ['category'] },
  { name: 'list_price', kind: 'number', path: ['list_price'] },
  { name: 'discount', kind: 'number', path: ['discount'] },
  { name: 'discount_from', kind: 'text', path: ['discount_from'] },
  { name: 'discount_until', kind: 'text', path: ['discount_until'] },
  ...Array.from({ length: PRICE_TIERS_MAX }, (_, index) => tierColumns(index)).flat(),
  { name: 'stock', kind: 'number', path: ['stock'] },
  { name: 'featured', kind: 'boolean or number', path: ['featured'] },
  { name: 'tags', kind: 'texts', path: ['tags'] },
  { name: 'item_code', kind: 'text', path: ['item_code'] },
  { name: 'unit_type', kind: 'text', path: ['unit_type'] },
  { name: 'published', kind: 'boolean', path: ['published'] },
  { name: 'draft', kind: 'boolean', path: ['draft'] },
  { name: 'on_sale_from', kind: 'text', path: ['on_sale_from'] },
  { name: 'position', kind: 'number', path: ['position'] },
  ...['title', 'description'].flatMap((part) =>
    ['ar', 'en'].map((locale) => ({
      name: `seo_${part}_${locale}`,
      kind: 'text' as const,
      path: ['seo', part, locale],
    })),
  ),
  { name: 'related', kind: 'texts', path: ['related'] },
  ...Array.from({ length: PICTURES }, (_, index) => pictureColumns(index)).flat(),
  ...Object.keys(plainSpecs).map((key) => ({
    name: `spec_${key}`,
    kind: KINDS[key] ?? ('number' as const),
    path: ['specs', key],
  })),
  ...Object.keys(dimensions.unwrap().shape).map((key) => ({
    name: `spec_${key}`,
    kind: 'number' as const,
    path: ['specs', 'dimensions', key],
  })),
];

function tierColumns(index: number): CsvColumn[] {
  const name = `tier_${index + 1}`;
  return ['from', 'price', 'percent'].map((field) => ({
    name: `${name}_${field}`,
    kind: 'number',
    path: ['tiers', index, field],
  }));
}

function pictureColumns(index: number): CsvColumn[] {
  const name = `picture_${index + 1}`;
  const path = ['pictures', index];
  return [
    { name, kind: 'text', path: [...path, 'file'] },
    { name: `${name}_light`, kind: 'text', path: [...path, 'light_file'] },
    { name: `${name}_alt_ar`, kind: 'text', path: [...path, 'alt', 'ar'] },
    { name: `${name}_alt_en`, kind: 'text', path: [...path, 'alt', 'en'] },
    { name: `${name}_room`, kind: 'text', path: [...path, 'room'] },
  ];
}
