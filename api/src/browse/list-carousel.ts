import type { CarouselItem } from '@dp/contract/carousel.ts';
import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { readSlideRows } from '../carousel/carousel-queries.ts';
import type { Db } from '../database/database.ts';
import { pictureIn } from '../media/stored-picture.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';

type Slide = Awaited<ReturnType<typeof readSlideRows>>[number];

/**
 * The home page's slides by position. A slide is omitted while its target is empty: a withdrawn product, a
 * category or brand without products on sale.
 */
export async function listCarousel(
  db: Db,
  catalog: CatalogReader,
  locale: Locale,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CallOutput<'listCarousel'>> {
  const slides = (await readSlideRows(db))
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

type Link = NonNullable<CarouselItem['link']>;

function linkOf({ categoryId, brandId, productId }: Slide): Link | null {
  if (categoryId !== null) return { kind: 'category', id: categoryId };
  if (brandId !== null) return { kind: 'brand', id: brandId };
  if (productId !== null) return { kind: 'product', id: productId };
  return null;
}

function leadsSomewhere({ kind, id }: Link, catalog: CatalogReader): boolean {
  switch (kind) {
    case 'category':
      return catalog.countInCategory(id) > 0;
    case 'brand':
      return catalog.countOfBrand(id) > 0;
    case 'product':
      return catalog.isOnSale(id);
  }
}
