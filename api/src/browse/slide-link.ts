import type { SlideLink } from '@dp/contract/carousel.ts';
import type { SlideRow } from '../carousel/slide-rows.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';

/** What a slide opens. */
export function linkOf({
  categoryId,
  brandId,
  productId,
  page,
}: Pick<SlideRow, 'categoryId' | 'brandId' | 'productId' | 'page'>): SlideLink | null {
  if (categoryId !== null) return { kind: 'category', id: categoryId };
  if (brandId !== null) return { kind: 'brand', id: brandId };
  if (productId !== null) return { kind: 'product', id: productId };
  return page && { kind: 'page', page };
}

/** Whether something is on sale where a slide leads; without a link it leads nowhere else. */
export function leadsSomewhere(link: SlideLink | null, catalog: CatalogReader): boolean {
  switch (link?.kind) {
    case 'category':
      return catalog.countInCategory(link.id) > 0;
    case 'brand':
      return catalog.countOfBrand(link.id) > 0;
    case 'product':
      return catalog.isOnSale(link.id);
    default:
      return true;
  }
}
