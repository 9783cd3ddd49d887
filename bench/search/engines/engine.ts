import type { DemoCatalog } from '../demo-search.ts';

/** What a shopper sees on the first page, by SKU: full matches first, then those marked as near. */
export interface Found {
  readonly full: readonly string[];
  readonly near: readonly string[];
}

/** A search over one catalogue. */
export interface Engine {
  readonly name: string;
  search(query: string): Found | Promise<Found>;
  close?(): Promise<void>;
}

/** A product's texts, for engines that know no more than texts. */
export interface TextDocument {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly specs: string;
  readonly description: string;
}

/** Results that matter to any measure; a page of the shop has more than the ten that count. */
export const SHOWN = 40;

/** The catalogue as texts, with its specifications written out. */
export function textDocuments({ brands, categories, products }: DemoCatalog): TextDocument[] {
  const brandNames = new Map(brands.map(({ slug, name }) => [slug, `${name.ar} ${name.en}`]));
  const categoryNames = new Map(
    categories.map(({ slug, name }) => [slug, `${name.ar} ${name.en}`]),
  );
  return products.map(({ sku, name, brand, category, specs, description }, id) => ({
    id,
    sku,
    name: `${name.ar} ${name.en}`,
    brand: brandNames.get(brand ?? '') ?? '',
    category: categoryNames.get(category ?? '') ?? '',
    specs: written(specs),
    description: `${description.ar} ${description.en}`,
  }));
}

const UNITS: Readonly<Record<string, (value: unknown) => string>> = {
  watt: (value) => `${value}w ${value} وات`,
  ip: (value) => `ip${value}`,
  beam_angle: (value) => `${value}°`,
  cct_kelvin: (value) =>
    Array.isArray(value) ? value.map((kelvin) => `${kelvin}k`).join(' ') : '',
};

function written(specs: DemoCatalog['products'][number]['specs']): string {
  return Object.entries(specs)
    .map(
      ([name, value]) =>
        UNITS[name]?.(value) ??
        (typeof value === 'object' ? Object.values(value).join(' ') : String(value)),
    )
    .join(' ');
}
