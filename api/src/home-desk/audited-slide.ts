import type { SlideRow } from '../carousel/slide-rows.ts';
import { auditedPicture } from '../catalog/group-fields.ts';
import { readProductGroups } from '../catalog/product-groups.ts';
import type { Db } from '../database/database.ts';
import { readSkus } from '../products/product-queries.ts';

/** A slide as the audit trail shows it: where it leads by English name or SKU. */
export async function auditedSlide(tx: Db, row: SlideRow) {
  const { categories, brands } = await readProductGroups(tx);
  const skus = await readSkus(tx, row.productId === null ? [] : [row.productId]);
  const link =
    categories.get(row.categoryId ?? 0)?.name.en ??
    brands.get(row.brandId ?? 0)?.name.en ??
    skus.get(row.productId ?? 0) ??
    row.page;
  return {
    title_ar: row.titleAr,
    title_en: row.titleEn,
    subtitle_ar: row.subtitleAr,
    subtitle_en: row.subtitleEn,
    action_ar: row.actionAr,
    action_en: row.actionEn,
    picture: auditedPicture(row.picture),
    link,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    hidden: row.hidden,
  };
}
