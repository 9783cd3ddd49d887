import type { SlideLink } from '@dp/contract/carousel.ts';
import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { readSlideRows } from '../carousel/carousel-queries.ts';
import type { Db } from '../database/database.ts';
import { pictureIn } from '../media/stored-picture.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { showsAt } from './shows-at.ts';

type Slide = Awaited<ReturnType<typeof readSlideRows>>[number];

/**
 * The home page's slides of today, by position. A slide is omitted while its target is empty: a withdrawn
 * product, a category or brand without products on sale.
 */
export async function listCarousel(
  db: Db,
  catalog: CatalogReader,
  locale: Locale,
  now: Date,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CallOutput<'listCarousel'>> {
  const slides = (await readSlideRows(db))
    .filter((slide) => showsAt(slide, now, catalog))
    .map((slide) => ({ slide, link: linkOf(slide) }))
    .filter(({ link }) => link === null || leadsSomewhere(link, catalog));
  return {
    data: slides.slice(offset, offset + limit).map(({ slide, link }) => ({
      id: slide.id,
      title: locale === 'ar' ? slide.titleAr : slide.titleEn,
      subtitle: locale === 'ar' ? slide.subtitleAr : slide.subtitleEn,
      action: locale === 'ar' ? slide.actionAr : slide.actionEn,
      picture: slide.picture && pictureIn(locale, slide.picture),
      link,
    })),
    total: slides.length,
    limit,
    offset,
  };
}

/** What a slide opens. */
function linkOf({ categoryId, brandId, productId, page }: Slide): SlideLink | null {
  if (categoryId !== null) return { kind: 'category', id: categoryId };
  if (brandId !== null) return { kind: 'brand', id: brandId };
  if (productId !== null) return { kind: 'product', id: productId };
  if (page !== null) return { kind: 'page', page };
  return null;
}

function leadsSomewhere(link: SlideLink, catalog: CatalogReader): boolean {
  switch (link.kind) {
    case 'category':
      return catalog.countInCategory(link.id) > 0;
    case 'brand':
      return catalog.countOfBrand(link.id) > 0;
    case 'product':
      return catalog.isOnSale(link.id);
    case 'page':
      return true;
  }
}
