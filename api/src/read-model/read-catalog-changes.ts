import { readBrandNames } from '../brands/brand-names.ts';
import { brandsDigest } from '../brands/brand-queries.ts';
import { slidesDigest } from '../carousel/carousel-queries.ts';
import { readCatalogVersion } from '../catalog/catalog-version.ts';
import { categoriesDigest } from '../categories/category-queries.ts';
import { readCategoryTree } from '../categories/category-tree.ts';
import type { Db } from '../database/database.ts';
import { readDigests } from '../database/table-digest.ts';
import { homeSectionsDigest, readHomeSections } from '../home-sections/home-section-queries.ts';
import { readRepricedProducts } from '../price-batches/read-repriced-products.ts';
import {
  type MovedStock,
  type ProductFacts,
  readChangedProducts,
  readMovedStock,
  readStockMark,
} from '../products/product-changes.ts';
import type { Pins } from '../search/pinned-products.ts';
import { listPinnedSearchRows, pinsDigest } from '../search/pinned-search-rows.ts';
import { synonymsDigest } from '../search/synonym-queries.ts';
import { readSettings, settingsDigest } from '../settings/read-settings.ts';
import { ratesDigest, readDeliveryTerms } from '../shipping/read-delivery-terms.ts';
import { readShop } from '../shop-settings/shop-details.ts';
import {
  type NewestText,
  readNewestTexts,
  shownTextsDigest,
  type TextKind,
} from '../shop-texts/shop-text-rows.ts';
import type { CatalogState, Digests, KnownWords, Structure } from './catalog-state.ts';
import { indexProduct } from './indexed-product.ts';
import type { IndexChange, ProductIndex } from './product-index.ts';

/** What of small tables changes rarely: each is read again only when its digest is another. */
const DIGESTS = {
  brands: brandsDigest,
  categories: categoriesDigest,
  slides: slidesDigest,
  sections: homeSectionsDigest,
  settings: settingsDigest,
  rates: ratesDigest,
  texts: shownTextsDigest,
  synonyms: synonymsDigest,
  pins: pinsDigest,
} satisfies Record<keyof Digests, unknown>;
/** What changed in the database since a state, and the new state. */
export interface CatalogChanges {
  readonly state: CatalogState;
  readonly edited: ReadonlyMap<number, ProductFacts | undefined>;
  readonly restocked: ReadonlyMap<number, MovedStock>;
  /** Prices in piastres of products whose price a batch moved. */
  readonly repriced: ReadonlyMap<number, number>;
}

/** Reads what was committed after `known`; returns the same objects of what is unchanged. */
export async function readCatalogChanges(db: Db, known: CatalogState): Promise<CatalogChanges> {
  const [version, stock] = await Promise.all([readCatalogVersion(db), readStockMark(db)]);
  // The first read of the products includes their stock.
  const restocked = known.version === -1 ? new Map() : await readMovedStock(db, known.stock, stock);
  if (version === known.version) {
    return { state: { ...known, stock }, edited: new Map(), restocked, repriced: new Map() };
  }
  const edited = await readChangedProducts(db, known.version);
  const repriced = known.version === -1 ? new Map() : await readRepricedProducts(db, known.version);
  const digests = await readDigests(db, DIGESTS);
  // The first read is of everything: a table without rows has no digest either.
  const isSame = (...names: (keyof Digests)[]) =>
    known.version !== -1 && names.every((name) => digests[name] === known.digests[name]);
  return {
    state: {
      version,
      digests,
      structure: isSame('brands', 'categories', 'slides')
        ? known.structure
        : await readStructure(db, known.structure),
      sections: isSame('sections') ? known.sections : { rows: await readHomeSections(db) },
      ...(isSame('settings') ? settingsOf(known) : await readKnownSettings(db, known)),
      delivery: isSame('rates') ? known.delivery : { terms: await readDeliveryTerms(db) },
      pages: isSame('texts') ? known.pages : await readTexts(db, 'page', known.pages),
      words: isSame('texts') ? known.words : await readWords(db, known.words),
      pins: isSame('pins') ? known.pins : await readPins(db),
      stock,
    },
    edited,
    restocked,
    repriced,
  };
}

type KnownSettings = Pick<CatalogState, 'shop' | 'payments' | 'returns' | 'orderSize' | 'lowStock'>;

function settingsOf(known: KnownSettings): KnownSettings {
  const { shop, payments, returns, orderSize, lowStock } = known;
  return { shop, payments, returns, orderSize, lowStock };
}

async function readKnownSettings(db: Db, known: KnownSettings): Promise<KnownSettings> {
  const shop = await readShop(db);
  const settings = await readSettings(db);
  const { payments, returns, order_size: orderSize, low_stock: lowStock } = settings;
  return {
    shop: shop.version === known.shop.version ? known.shop : shop,
    payments: payments.version === known.payments.version ? known.payments : payments,
    returns: returns.version === known.returns.version ? known.returns : returns,
    orderSize: orderSize.version === known.orderSize.version ? known.orderSize : orderSize,
    lowStock: lowStock.version === known.lowStock.version ? known.lowStock : lowStock,
  };
}

async function readWords(db: Db, known: KnownWords): Promise<KnownWords> {
  const now = await readTexts(db, 'words', known);
  const isKnown = ([name, text]: [string, NewestText]) => known.get(name) === text;
  return now.size === known.size && [...now].every(isKnown) ? known : now;
}

async function readTexts(
  db: Db,
  kind: TextKind,
  known: ReadonlyMap<string, NewestText>,
): Promise<ReadonlyMap<string, NewestText>> {
  const now = await readNewestTexts(db, kind);
  return new Map(
    [...now].map(([name, row]) => {
      const before = known.get(name);
      return [name, before?.version === row.version ? before : row];
    }),
  );
}

async function readPins(db: Db): Promise<Pins> {
  const rows = await listPinnedSearchRows(db);
  return new Map(rows.map(({ key, productIds }) => [key, productIds]));
}

async function readStructure(db: Db, known: Structure): Promise<Structure> {
  const [categories, brandNames] = await Promise.all([readCategoryTree(db), readBrandNames(db)]);
  return {
    categories: known.categories.equals(categories) ? known.categories : categories,
    brandNames: sameNames(known.brandNames, brandNames) ? known.brandNames : brandNames,
  };
}

function sameNames(a: Structure['brandNames'], b: Structure['brandNames']): boolean {
  return JSON.stringify([...a]) === JSON.stringify([...b]);
}

/**
 * The changes in the index's format.
 *
 * @param ownMoves stock movements of this process by product, which have already invalidated responses.
 */
export function* changesOf(
  before: ProductIndex,
  { edited, restocked, repriced }: CatalogChanges,
  ownMoves: ReadonlyMap<number, number>,
): Generator<IndexChange> {
  for (const [id, facts] of edited) {
    yield { id, before: before.get(id), after: facts && indexProduct(facts) };
  }
  for (const [id, pricePiastres] of repriced) {
    const product = before.get(id);
    if (!product || edited.has(id)) continue;
    const inStock = restocked.get(id)?.inStock ?? product.inStock;
    const after = { ...product, pricePiastres, inStock };
    const change = { id, before: product, after };
    yield inStock === product.inStock ? { ...change, onlyPrice: true } : change;
  }
  for (const [id, { inStock, movements }] of restocked) {
    const product = before.get(id);
    if (!product || edited.has(id) || repriced.has(id)) continue;
    if (product.inStock !== inStock) yield { id, before: product, after: { ...product, inStock } };
    else if (movements !== ownMoves.get(id)) yield { id, before: product, after: product };
  }
}
