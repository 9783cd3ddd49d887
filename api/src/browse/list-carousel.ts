import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { readSlideRows } from '../carousel/carousel-queries.ts';
import type { Db } from '../database/database.ts';
import { pictureIn } from '../media/stored-picture.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { showsAt } from './shows-at.ts';
import { leadsSomewhere, linkOf } from './slide-link.ts';

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
    .filter(({ link }) => leadsSomewhere(link, catalog));
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
