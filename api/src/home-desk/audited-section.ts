import { readProductGroups } from '../catalog/product-groups.ts';
import type { Db } from '../database/database.ts';
import type { HomeSectionRow } from '../home-sections/home-section-queries.ts';
import { readAuditedProducts } from '../products/product-queries.ts';

/** A section as the audit trail shows it: what it names with English names and SKUs. */
export async function auditedSection(tx: Db, row: HomeSectionRow) {
  const { selection, link } = row;
  const { categories, brands } = await readProductGroups(tx);
  const named = (ids: readonly number[]) =>
    ids.map((id) => ({ id, name: categories.get(id)?.name.en ?? '' }));
  const target = () => {
    if (link === null) return null;
    if (link.kind === 'list') return link.list;
    const groups = link.kind === 'category' ? categories : brands;
    return { ...link, name: groups.get(link.id)?.name.en ?? '' };
  };
  return {
    title_ar: row.titleAr,
    title_en: row.titleEn,
    look: row.look,
    ...('products' in selection
      ? { products: await readAuditedProducts(tx, selection.products) }
      : {
          ...selection,
          categories: named(selection.categories),
          except: named(selection.except),
        }),
    count: row.count,
    link: target(),
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    hidden: row.hidden,
  };
}
