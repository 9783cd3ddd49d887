import { readBrandRows } from '../brands/brand-queries.ts';
import { upsertBrands } from '../brands/upsert-brands.ts';
import { removeOtherSlides, upsertSlides } from '../carousel/upsert-slides.ts';
import { readCategoryRows } from '../categories/category-queries.ts';
import { parentsOf, upsertCategories } from '../categories/upsert-categories.ts';
import type { Db } from '../database/database.ts';
import type { UpsertCounts } from '../database/upsert.ts';
import type { Deps } from '../deps.ts';
import {
  removeOtherHomeSections,
  upsertHomeSections,
} from '../home-sections/upsert-home-sections.ts';
import type { PictureSource } from '../media/picture-source.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readIdsBySku } from '../products/change-columns.ts';
import { readProductIds } from '../products/product-queries.ts';
import { upsertProducts, withdrawOtherProducts } from '../products/upsert-products.ts';
import { writeStock } from '../products/write-stock.ts';
import { catalogFileInvalid } from './catalog-issue.ts';
import { changeCatalog } from './change-catalog.ts';
import { checkPictures, type RowPictures } from './check-pictures.ts';
import { checkReferences, knownSkus } from './check-references.ts';
import { type IndexedRows, readCatalogRows } from './read-catalog-rows.ts';
import { idsBySlug, toBrand, toCategory, toHomeSection, toProduct, toSlide } from './to-rows.ts';

export interface ImportOptions {
  readonly pictures: PictureSource;
  /** Checks everything and reports the result, but changes nothing. */
  readonly dryRun?: boolean;
  /** Products, slides and home sections that are not in the file leave the shop, if the file has their section. */
  readonly replace?: boolean;
  /** Stock is set to the file's for products that the shop has already, too. */
  readonly updateStock?: boolean;
  readonly progress?: (step: ImportStep) => void;
}

export type ImportStep =
  | { readonly kind: 'pictures'; readonly done: number; readonly total: number }
  | { readonly kind: 'writing' };

/** What an import did, or with a dry run would do. */
export interface ImportResult {
  readonly brands: UpsertCounts;
  readonly categories: UpsertCounts;
  readonly products: UpsertCounts;
  readonly carousel: UpsertCounts;
  readonly homeSections: UpsertCounts;
  /** Existing products whose stock was set. */
  readonly restocked: number;
  /** Products withdrawn because they are not in the file. */
  readonly withdrawn: number;
  /** Slides removed because the file does not have them. */
  readonly removedSlides: number;
  /** Home sections removed because the file does not have them. */
  readonly removedHomeSections: number;
}

/**
 * Imports a parsed catalogue file (docs/catalog-import.md) atomically. Rows are identified by slug or SKU:
 * new ones are added, existing ones replaced completely, except their stock. A file without changes writes
 * nothing, not even a new version of the catalogue.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`; for products also `prices.edit` and
 *   `stock.adjust`, for slides and home sections
 *   `content.edit`.
 * @throws ProblemError 422 `catalog_file_invalid` with all problems of the file as `issues`.
 */
export async function importCatalog(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  data: unknown,
  options: ImportOptions,
): Promise<ImportResult> {
  const { rows, issues } = readCatalogRows(data);
  requireForSections(principal, rows);
  const referenceIssues = checkReferences(data, rows, {
    brands: new Set((await readBrandRows(db)).map(({ slug }) => slug)),
    categories: parentsOf(await readCategoryRows(db)),
    products: knownSkus((await readProductIds(db)).keys()),
  });
  const { pictures, issues: pictureIssues } = await checkPictures(
    rows,
    options.pictures,
    (done, total) => options.progress?.({ kind: 'pictures', done, total }),
  );
  const all = [...issues, ...referenceIssues, ...pictureIssues];
  if (all.length > 0) throw catalogFileInvalid(all);

  if (!options.dryRun) await options.pictures.keep();
  options.progress?.({ kind: 'writing' });
  try {
    // A concurrent order may deadlock with it.
    return await changeCatalog(db, async (tx, version) => {
      const result = await writeRows(tx, rows, pictures, {
        ...options,
        version,
        principal,
        at: now(),
      });
      if (options.dryRun || isNoChange(result)) throw new Undone(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  }
}

/** Thrown to roll back what was written. */
class Undone extends Error {
  readonly result: ImportResult;
  constructor(result: ImportResult) {
    super('The import was rolled back');
    this.result = result;
  }
}

/** The transaction's time, principal and catalogue version. */
interface Written {
  readonly version: number;
  readonly principal: Principal;
  readonly at: Date;
}

function requireForSections(principal: Principal, rows: IndexedRows): void {
  requirePermission(principal, 'products.edit');
  if (rows.products) {
    requirePermission(principal, 'prices.edit');
    requirePermission(principal, 'stock.adjust');
  }
  if (rows.carousel || rows.home_sections) requirePermission(principal, 'content.edit');
}

async function writeRows(
  tx: Db,
  rows: IndexedRows,
  pictures: RowPictures,
  { replace, updateStock, ...written }: Pick<ImportOptions, 'replace' | 'updateStock'> & Written,
): Promise<ImportResult> {
  const { version, at } = written;
  const brands = await upsertBrands(
    tx,
    [...(rows.brands ?? [])].map(([index, row]) => toBrand(row, index, pictures)),
  );
  const categories = await upsertCategories(
    tx,
    [...(rows.categories ?? [])].map(([index, row]) => toCategory(row, index, pictures)),
  );
  const productRows = [...(rows.products ?? [])];
  const ids = {
    brands: idsBySlug(await readBrandRows(tx)),
    categories: idsBySlug(await readCategoryRows(tx)),
    products: await readIdsBySku(
      tx,
      productRows.flatMap(([, { related }]) => related ?? []),
    ),
  };
  const products = await upsertProducts(
    tx,
    productRows.map(([index, row]) => toProduct(row, index, pictures, ids)),
    written,
  );
  const counted = productRows.map(([, { sku, stock }]) => ({ sku, stock }));
  const restocked = updateStock
    ? await writeStock(tx, counted, { ...written, reason: 'import' })
    : [];
  const skus = productRows.map(([, { sku }]) => sku);
  const withdrawn =
    replace && rows.products ? await withdrawOtherProducts(tx, skus, version, at) : 0;
  const slideRows = [...(rows.carousel ?? [])];
  const productIds = await readProductIds(tx);
  const carousel = await upsertSlides(
    tx,
    slideRows.map(([index, row]) =>
      toSlide(row, index, pictures, { ...ids, products: productIds }),
    ),
  );
  const slugs = slideRows.map(([, { slug }]) => slug);
  const removedSlides = replace && rows.carousel ? await removeOtherSlides(tx, slugs) : 0;
  const sectionRows = [...(rows.home_sections ?? [])];
  const homeSections = await upsertHomeSections(
    tx,
    sectionRows.map(([index, row]) => toHomeSection(row, index, { ...ids, products: productIds })),
  );
  const removedHomeSections =
    replace && rows.home_sections
      ? await removeOtherHomeSections(
          tx,
          sectionRows.map(([, { slug }]) => slug),
        )
      : 0;
  return {
    ...{ brands, categories, products, carousel, homeSections },
    ...{ restocked: restocked.length, withdrawn, removedSlides, removedHomeSections },
  };
}

function isNoChange(result: ImportResult): boolean {
  const { brands, categories, products, carousel, homeSections } = result;
  const written = [brands, categories, products, carousel, homeSections].some(
    ({ created, updated }) => created + updated > 0,
  );
  const { restocked, withdrawn, removedSlides, removedHomeSections } = result;
  return !written && restocked + withdrawn + removedSlides + removedHomeSections === 0;
}
