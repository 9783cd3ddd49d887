import type { Locale } from '@dp/contract/locale.ts';
import type { addSlideBody, StaffSlide } from '@dp/contract/staff/home-page.ts';
import type { z } from 'zod';
import { leadsSomewhere, linkOf } from '../browse/slide-link.ts';
import type { SlideFields, SlideRow } from '../carousel/slide-rows.ts';
import { describedPicture, presentPicture } from '../catalog/group-fields.ts';
import type { PictureFacts } from '../media/picture-source.ts';
import { readChosenProducts } from '../products/chosen-products.ts';
import { type DeskView, homeStateOf } from './home-state.ts';

/** Slides as staff edit them, with whether they show now. */
export async function presentSlides(
  { db, reader, at }: DeskView,
  rows: readonly SlideRow[],
  locale: Locale,
): Promise<StaffSlide[]> {
  const ids = rows.flatMap(({ productId }) => productId ?? []);
  const products = await readChosenProducts(db, ids, locale);
  return rows.map((row) => {
    const link = linkOf(row);
    return {
      id: row.id,
      slug: row.slug,
      title_ar: row.titleAr,
      title_en: row.titleEn,
      subtitle_ar: row.subtitleAr,
      subtitle_en: row.subtitleEn,
      action_ar: row.actionAr,
      action_en: row.actionEn,
      picture: presentPicture(row.picture),
      link,
      starts_on: row.startsOn,
      ends_on: row.endsOn,
      hidden: row.hidden,
      version: row.version,
      state: homeStateOf(row, at, !leadsSomewhere(link, reader)),
      product: products.get(row.productId ?? 0) ?? null,
    };
  });
}

/** What is stored of what staff write; the picture is described by the title. */
export function slideFields(
  given: z.output<typeof addSlideBody>,
  picture: PictureFacts | null,
): SlideFields {
  const { link } = given;
  const idOf = (kind: 'category' | 'brand' | 'product') => (link?.kind === kind ? link.id : null);
  return {
    titleAr: given.title_ar,
    titleEn: given.title_en,
    subtitleAr: given.subtitle_ar,
    subtitleEn: given.subtitle_en,
    actionAr: given.action_ar,
    actionEn: given.action_en,
    picture: describedPicture(picture, [given.title_ar, given.title_en]),
    categoryId: idOf('category'),
    brandId: idOf('brand'),
    productId: idOf('product'),
    page: link?.kind === 'page' ? link.page : null,
    startsOn: given.starts_on,
    endsOn: given.ends_on,
    hidden: given.hidden,
  };
}
