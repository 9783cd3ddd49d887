import type { Goods } from '@dp/contract/goods.ts';
import type { IndexedProduct } from './indexed-product.ts';
import type { ListChange } from './product-list.ts';

/** The part of the shop that a list is about. */
export type ListScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'featured' }
  /** A category with all its descendants. */
  | { readonly kind: 'category'; readonly id: number; readonly branch: ReadonlySet<number> }
  | { readonly kind: 'brand'; readonly id: number }
  /** One sort of goods, such as bulbs. */
  | { readonly kind: 'goods'; readonly id: Goods }
  /** What meets all conditions of a home section, `id`; null for one that is not saved. */
  | ({ readonly kind: 'section'; readonly id: number | null } & SectionConditions)
  /** Some products in their own order, such as search results. */
  | { readonly kind: 'ranked'; readonly ids: readonly number[] };

/** Undefined conditions hold for every product. */
export interface SectionConditions {
  /** Categories with all their descendants. */
  readonly within: ReadonlySet<number> | undefined;
  readonly except: ReadonlySet<number>;
  /** A product with any of these tags. */
  readonly tags: readonly string[] | undefined;
  readonly discounted: boolean;
}

/** A list whose contents follow from what products are. */
export type ShopScope = Exclude<ListScope, { kind: 'ranked' }>;

/** The changed products that are or were in a scope, as that scope sees them. */
export function changesWithin(scope: ShopScope, changes: readonly ListChange[]): ListChange[] {
  const seen = (product: IndexedProduct | undefined) =>
    product && isInScope(scope, product) ? product : undefined;
  return changes
    .map(({ slot, before, after }) => ({ slot, before: seen(before), after: seen(after) }))
    .filter(({ before, after }) => before !== undefined || after !== undefined);
}

/** Whether a product belongs to the part of the shop. */
export function isInScope(
  scope: ShopScope,
  { featured, brandId, categoryId, discounted, tags, goods }: IndexedProduct,
): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'featured':
      return featured !== null;
    case 'goods':
      return goods === scope.id;
    case 'brand':
      return brandId === scope.id;
    case 'category':
      return categoryId !== null && scope.branch.has(categoryId);
    case 'section':
      if (scope.discounted && !discounted) return false;
      if (categoryId !== null && scope.except.has(categoryId)) return false;
      if (scope.within && (categoryId === null || !scope.within.has(categoryId))) return false;
      return scope.tags === undefined || tags.split(' ').some((tag) => scope.tags?.includes(tag));
  }
}
