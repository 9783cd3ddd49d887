import type { CategoryRow } from './catalog-file.ts';
import type { CatalogIssue } from './catalog-issue.ts';
import type { IndexedRows } from './read-catalog-rows.ts';

/** The keys of what the shop has already. */
export interface KnownKeys {
  readonly brands: ReadonlySet<string>;
  /** Slugs of categories with their parents' slugs. */
  readonly categories: ReadonlyMap<string, string | null>;
  readonly products: KnownSkus;
}

/** The SKUs of the shop, and each by itself in small letters; made once for a file that is checked in parts. */
export interface KnownSkus {
  readonly written: ReadonlySet<string>;
  readonly folded: ReadonlyMap<string, string>;
}

export function knownSkus(skus: Iterable<string>): KnownSkus {
  const written = new Set(skus);
  return { written, folded: new Map(Array.from(written, (sku) => [sku.toLowerCase(), sku])) };
}

/** Whether a key is in the file or in the shop. */
interface Keys {
  has(key: string): boolean;
}

/** The first row of each key of products, in small letters; of a file that is checked in parts. */
export type SeenKeys = Readonly<Record<'sku' | 'slug', Map<string, number>>>;

/**
 * Problems between rows: duplicate keys or keys in another case than in the shop, unknown references,
 * category cycles. A reference to an invalid row of the same file is fine: that row has its own message.
 *
 * @param data the parsed file; only sections that are lists matter.
 * @param seen where a file is checked in parts, the keys of the parts before; those of this one are added.
 */
export function checkReferences(
  data: unknown,
  rows: IndexedRows,
  known: KnownKeys,
  seen: SeenKeys = { sku: new Map(), slug: new Map() },
): CatalogIssue[] {
  const brands = either(known.brands, keysIn(data, 'brands', 'slug'));
  const categories = either(known.categories, keysIn(data, 'categories', 'slug'));
  const products = either(known.products.written, keysIn(data, 'products', 'sku'));
  const issues = [
    ...duplicates(rows.brands, 'brands', 'slug'),
    ...duplicates(rows.categories, 'categories', 'slug'),
    ...duplicates(rows.products, 'products', 'sku', seen.sku),
    ...duplicates(rows.products, 'products', 'slug', seen.slug),
    ...duplicates(rows.carousel, 'carousel', 'slug'),
    ...duplicates(rows.home_sections, 'home_sections', 'slug'),
    ...skusInOtherCase(rows.products, known.products),
    ...cycles(rows.categories ?? new Map(), known.categories),
  ];
  const refer = (path: CatalogIssue['path'], key: string | null, keys: Keys, kind: string) => {
    if (key !== null && !keys.has(key)) {
      issues.push({
        path,
        message: `names the ${kind} "${key}", which is neither in this file nor in the shop`,
      });
    }
  };
  for (const [index, { parent }] of rows.categories ?? []) {
    refer(['categories', index, 'parent'], parent, categories, 'category');
  }
  for (const [index, { brand, category, related }] of rows.products ?? []) {
    refer(['products', index, 'brand'], brand, brands, 'brand');
    refer(['products', index, 'category'], category, categories, 'category');
    // Not those of the file: it may be read in parts, and new products have no row yet.
    const unknown = related?.find((key) => !known.products.written.has(key));
    if (unknown !== undefined) {
      const message = `names the product "${unknown}", which the shop does not have`;
      issues.push({ path: ['products', index, 'related'], message });
    }
  }
  for (const [index, { link }] of rows.carousel ?? []) {
    if (link === null) continue;
    if ('category' in link) {
      refer(['carousel', index, 'link', 'category'], link.category, categories, 'category');
    } else if ('brand' in link) {
      refer(['carousel', index, 'link', 'brand'], link.brand, brands, 'brand');
    } else if ('product' in link) {
      refer(['carousel', index, 'link', 'product'], link.product, products, 'product');
    }
  }
  for (const [index, { products: skus, where, link }] of rows.home_sections ?? []) {
    const at = ['home_sections', index];
    const referAll = (
      path: CatalogIssue['path'],
      all: readonly string[] | undefined,
      keys: Keys,
      kind: string,
    ) => {
      for (const [number, key] of (all ?? []).entries()) {
        refer([...at, ...path, number], key, keys, kind);
      }
    };
    referAll(['products'], skus, products, 'product');
    referAll(['where', 'categories'], where?.categories, categories, 'category');
    referAll(['where', 'except'], where?.except, categories, 'category');
    if (link && 'category' in link) {
      refer([...at, 'link', 'category'], link.category, categories, 'category');
    } else if (link && 'brand' in link) {
      refer([...at, 'link', 'brand'], link.brand, brands, 'brand');
    }
  }
  return issues;
}

function either(inShop: Keys, inFile: Keys): Keys {
  return { has: (key) => inShop.has(key) || inFile.has(key) };
}

/** The keys of a section's rows, good or bad. */
function keysIn(data: unknown, section: string, key: string): ReadonlySet<string> {
  const list = (data as Record<string, unknown> | null)?.[section];
  if (!Array.isArray(list)) return new Set();
  const keys = list.map((row: unknown) => (row as Record<string, unknown> | null)?.[key]);
  return new Set(keys.filter((value) => typeof value === 'string'));
}

function duplicates<R extends object>(
  rows: ReadonlyMap<number, R> | undefined,
  section: string,
  key: keyof R & string,
  first: Map<string, number> = new Map(),
): CatalogIssue[] {
  const issues: CatalogIssue[] = [];
  for (const [index, row] of rows ?? []) {
    const value = row[key];
    if (value === undefined) continue;
    // Keys that differ only in case are distinct for the database, but not for people.
    const folded = String(value).toLowerCase();
    if (first.has(folded)) {
      issues.push({ path: [section, index, key], message: `comes twice: "${String(value)}"` });
    } else {
      first.set(folded, index);
    }
  }
  return issues;
}

/** What is said of a SKU that the shop writes otherwise. */
export function inOtherCase(inShop: string): string {
  return `is "${inShop}" in the shop; write it so`;
}

/** Products with the same SKU in another case, which the database would treat as new. */
function skusInOtherCase(
  rows: IndexedRows['products'],
  { written, folded }: KnownSkus,
): CatalogIssue[] {
  return [...(rows ?? [])].flatMap(([index, { sku }]) => {
    const inShop = folded.get(sku.toLowerCase());
    if (inShop === undefined || written.has(sku)) return [];
    return [{ path: ['products', index, 'sku'], message: inOtherCase(inShop) }];
  });
}

/** Categories that would be their own ancestors, by the parents in the file or, for others, in the shop. */
function cycles(
  rows: ReadonlyMap<number, CategoryRow>,
  known: ReadonlyMap<string, string | null>,
): CatalogIssue[] {
  const parents = new Map(known);
  for (const { slug, parent } of rows.values()) parents.set(slug, parent);
  return [...rows]
    .filter(([, { slug }]) => {
      const above = new Set<string>();
      let place = parents.get(slug) ?? null;
      while (place !== null && place !== slug && !above.has(place)) {
        above.add(place);
        place = parents.get(place) ?? null;
      }
      return place === slug;
    })
    .map(([index, { slug, parent }]) => ({
      path: ['categories', index, 'parent'],
      message: `puts "${slug}" below itself, by way of "${parent ?? slug}"`,
    }));
}
