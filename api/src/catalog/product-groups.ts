import type { Bilingual } from '@dp/contract/locale.ts';
import { readBrandLabels } from '../brands/brand-queries.ts';
import { readCategoryLabels } from '../categories/category-queries.ts';
import { readCategoryTree } from '../categories/category-tree.ts';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';

interface Group {
  readonly slug: string;
  readonly name: Bilingual;
}

/** Categories and brands by id, in the shop's order. */
export interface ProductGroups {
  readonly categories: ReadonlyMap<number, Group>;
  readonly brands: ReadonlyMap<number, Group>;
}

export async function readProductGroups(db: Db): Promise<ProductGroups> {
  const named = (rows: readonly { id: number; slug: string; nameAr: string; nameEn: string }[]) =>
    new Map(
      rows.map(({ id, slug, nameAr, nameEn }) => [id, { slug, name: { ar: nameAr, en: nameEn } }]),
    );
  return {
    categories: named(await readCategoryLabels(db)),
    brands: named(await readBrandLabels(db)),
  };
}

/**
 * The ids of a product's category and brand by their slugs.
 *
 * @throws ProblemError 404 `category_not_found` or `brand_not_found`.
 */
export function groupIdsOf(
  { categories, brands }: ProductGroups,
  { category, brand }: { readonly category: string | null; readonly brand: string | null },
): { readonly categoryId: number | null; readonly brandId: number | null } {
  return {
    categoryId: category === null ? null : idOfSlug(categories, 'category_not_found', category),
    brandId: brand === null ? null : idOfSlug(brands, 'brand_not_found', brand),
  };
}

/**
 * The id of the category or brand with a slug.
 *
 * @throws ProblemError 404 `code` with the `slug` and those that are `known`.
 */
export function idOfSlug(
  groups: ReadonlyMap<number, Group>,
  code: 'category_not_found' | 'brand_not_found',
  slug: string,
): number {
  for (const [id, group] of groups) if (group.slug === slug) return id;
  throw new ProblemError(404, code, {
    slug,
    known: Array.from(groups.values(), (each) => each.slug),
  });
}

/**
 * The ids of a category, by slug, and of all below it.
 *
 * @throws ProblemError 404 `category_not_found`.
 */
export async function readBranch(db: Db, slug: string): Promise<ReadonlySet<number>> {
  const { categories } = await readProductGroups(db);
  return (await readCategoryTree(db)).branchOf(idOfSlug(categories, 'category_not_found', slug));
}

/** What of the categories and brands a list of products is narrowed to. */
export interface ChosenGroups {
  readonly categoryIds: ReadonlySet<number> | undefined;
  readonly brandId: number | undefined;
}

/**
 * The ids of a category and all below it, and of a brand, by their slugs; undefined for what is not given.
 *
 * @throws ProblemError 404 `category_not_found` or `brand_not_found`.
 */
export async function readChosenGroups(
  db: Db,
  {
    category,
    brand,
  }: { readonly category?: string | undefined; readonly brand?: string | undefined },
): Promise<ChosenGroups> {
  return {
    categoryIds: category === undefined ? undefined : await readBranch(db, category),
    brandId:
      brand === undefined
        ? undefined
        : idOfSlug((await readProductGroups(db)).brands, 'brand_not_found', brand),
  };
}
