import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import type { ChosenProduct } from '@dp/contract/staff/chosen-product.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { previewSectionBody } from '@dp/contract/staff/home-page.ts';
import type { z } from 'zod';
import { readBrandNames } from '../brands/brand-names.ts';
import { readSlideRows } from '../carousel/carousel-queries.ts';
import { type CategoryTree, readCategoryTree } from '../categories/category-tree.ts';
import type { AppDeps } from '../deps.ts';
import { readHomeSections } from '../home-sections/home-section-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readChosenProducts } from '../products/chosen-products.ts';
import { readTags } from '../products/read-tags.ts';
import { findChosenProducts } from '../search/find-chosen-products.ts';
import { openDeskView } from './home-state.ts';
import { findProducts, presentSections } from './section-desk.ts';
import { presentSlides } from './slide-desk.ts';

type QueryDeps = Pick<AppDeps, 'db' | 'catalog' | 'now'>;

/** Every section in the home page's order. Throws 403 `permission_required` without `content.edit`. */
export async function listStaffSections(deps: QueryDeps, principal: Principal, locale: Locale) {
  requirePermission(principal, 'content.edit');
  return presentSections(await openDeskView(deps), await readHomeSections(deps.db), locale);
}

/** Every slide in its order. Throws 403 `permission_required` without `content.edit`. */
export async function listStaffSlides(deps: QueryDeps, principal: Principal, locale: Locale) {
  requirePermission(principal, 'content.edit');
  return presentSlides(await openDeskView(deps), await readSlideRows(deps.db), locale);
}

/** What a section would show now. Throws 403 `permission_required` without `content.edit`. */
export async function previewSection(
  deps: QueryDeps,
  principal: Principal,
  chosen: z.output<typeof previewSectionBody>,
  locale: Locale,
): Promise<StaffCallOutput<'previewSection'>['data']> {
  requirePermission(principal, 'content.edit');
  const { db, reader } = await openDeskView(deps);
  const { ids, found } = findProducts(chosen, reader, locale);
  const products = await readChosenProducts(db, ids, locale);
  return { found, first: ids.flatMap((id) => products.get(id) ?? []) };
}

/** What conditions and links can name. Throws 403 `permission_required` without `content.edit`. */
export async function getHomeChoices(
  { db }: QueryDeps,
  principal: Principal,
): Promise<StaffCallOutput<'getHomeChoices'>['data']> {
  requirePermission(principal, 'content.edit');
  const [tree, brands, tags] = await Promise.all([
    readCategoryTree(db),
    readBrandNames(db),
    readTags(db),
  ]);
  return {
    categories: [...tree.inOrder()].map((id) => ({ id, name: pathName(tree, id) })),
    brands: Array.from(brands, ([id, name]) => ({ id, name })),
    tags,
  };
}

/** Products that a text finds, on sale or not. Throws 403 `permission_required` without `content.edit`. */
export async function findChoosableProducts(
  deps: QueryDeps,
  principal: Principal,
  text: string,
  locale: Locale,
): Promise<ChosenProduct[]> {
  requirePermission(principal, 'content.edit');
  return findChosenProducts(deps, text, locale);
}

/** A category's name after those of the ones above it. */
function pathName(tree: CategoryTree, id: number): Bilingual {
  const node = tree.find(id);
  if (!node) return { ar: '', en: '' };
  if (node.parentId === null) return node.name;
  const above = pathName(tree, node.parentId);
  return { ar: `${above.ar} › ${node.name.ar}`, en: `${above.en} › ${node.name.en}` };
}
