import type { SlideLink } from '@dp/contract/carousel.ts';
import { linkOf } from '../browse/slide-link.ts';
import type { SlideRow } from '../carousel/slide-rows.ts';
import { auditedPasses } from '../catalog/group-fields.ts';
import { readProductGroups } from '../catalog/product-groups.ts';
import type { Db } from '../database/database.ts';
import { readSkus } from '../products/product-queries.ts';

/** A slide as the audit trail shows it: where it leads with English name or SKU. */
export async function auditedSlide(tx: Db, row: SlideRow) {
  return {
    title_ar: row.titleAr,
    title_en: row.titleEn,
    subtitle_ar: row.subtitleAr,
    subtitle_en: row.subtitleEn,
    action_ar: row.actionAr,
    action_en: row.actionEn,
    ...auditedPasses(row.picture),
    link: await auditedLink(tx, linkOf(row)),
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    hidden: row.hidden,
  };
}

async function auditedLink(tx: Db, link: SlideLink | null) {
  if (link === null) return null;
  if (link.kind === 'page') return link.page;
  const { categories, brands } = await readProductGroups(tx);
  const skus = await readSkus(tx, link.kind === 'product' ? [link.id] : []);
  const named = {
    category: () => categories.get(link.id)?.name.en,
    brand: () => brands.get(link.id)?.name.en,
    product: () => skus.get(link.id),
  };
  return { ...link, name: named[link.kind]() ?? '' };
}
