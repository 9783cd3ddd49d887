import type { Category } from '@dp/contract/categories.ts';
import { PAGE_LIMIT_MAX } from '@dp/contract/limits.ts';
import type { ApiClient } from '../api/client.ts';
import { type CategoryTile, categoryTile } from './category-tile.ts';

/** A category's name, to link to it. */
export interface CategoryLink {
  readonly id: number;
  readonly name: string;
}

/** A category with what a page about it needs. */
export interface CategoryHead {
  readonly category: {
    readonly id: number;
    readonly name: string;
    readonly description: string;
    readonly productCount: number;
    readonly picture?: CategoryTile['picture'];
  };
  /** The category above, with all of its parts, this one among them. */
  readonly parent?: CategoryLink & { readonly children: readonly CategoryLink[] };
  readonly children: readonly CategoryTile[];
}

/** The top categories, in the shop's order. */
export async function loadCategories(api: ApiClient): Promise<readonly CategoryTile[]> {
  const { data } = await api.call('listCategories', { body: { limit: PAGE_LIMIT_MAX } });
  return data.map(categoryTile);
}

/** One category, its children, and its parent with the parent's. */
export async function loadCategory(api: ApiClient, id: number): Promise<CategoryHead> {
  const { category, data } = await loadChildren(api, id);
  const tile = categoryTile(category);
  const above =
    category.parent_id === null ? undefined : await loadChildren(api, category.parent_id);
  return {
    category: {
      id,
      name: category.name,
      description: category.description,
      productCount: category.product_count,
      ...(tile.picture === undefined ? {} : { picture: tile.picture }),
    },
    ...(above === undefined
      ? {}
      : { parent: { ...linkTo(above.category), children: above.data.map(linkTo) } }),
    children: data.map(categoryTile),
  };
}

/** Names the category of an id. */
export async function loadCategoryName(api: ApiClient, id: number): Promise<CategoryLink> {
  const { category } = await loadChildren(api, id, 1);
  return linkTo(category);
}

function loadChildren(api: ApiClient, id: number, limit = PAGE_LIMIT_MAX) {
  return api.call('listCategoryChildren', { params: { id: String(id) }, body: { limit } });
}

function linkTo({ id, name }: Category): CategoryLink {
  return { id, name };
}
