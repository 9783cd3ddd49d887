import type { Category } from '@dp/contract/categories.ts';
import type { Picture } from '@dp/contract/pictures.ts';
import { smallPicture } from '../products/product-summary.ts';

/** What a tile shows of a category. */
export interface CategoryTile {
  readonly id: number;
  readonly name: string;
  readonly picture?: Picture;
  readonly productCount: number;
  readonly hasChildren: boolean;
}

/** Widest picture a tile shows, in CSS pixels times the densest usual screen. */
const TILE_PICTURE_MAX = 640;

/** The part of a category that a tile needs. */
export function categoryTile(category: Category): CategoryTile {
  const { picture } = category;
  return {
    id: category.id,
    name: category.name,
    ...(picture === null ? {} : { picture: smallPicture(picture, TILE_PICTURE_MAX) }),
    productCount: category.product_count,
    hasChildren: category.children_count > 0,
  };
}

/** Target of a top category on the categories page: its sub-categories if it has any, else its products. */
export function categoryAddress({ id, hasChildren }: CategoryTile): string {
  return hasChildren ? `/sub/categories/${id}` : `/products-category/${id}`;
}
