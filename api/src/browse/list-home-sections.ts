import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { fillSections } from './fill-sections.ts';
import { presentProduct } from './present-product.ts';
import { showsAt } from './shows-at.ts';

/**
 * The home page's sections that show today, in the owner's order, with their products. A section is omitted
 * while it has none; conditions choose among the products in stock, an explicit list shows what is on sale.
 */
export async function listHomeSections(
  catalog: CatalogReader,
  locale: Locale,
  now: Date,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CallOutput<'listHomeSections'>> {
  const showing = catalog.homeSections.filter((section) => showsAt(section, now, catalog));
  const filled = fillSections(showing, catalog, locale).filter(({ ids }) => ids.length > 0);
  const page = filled.slice(offset, offset + limit);
  const rows = await catalog.rows([...new Set(page.flatMap(({ ids }) => ids))]);
  return {
    data: page.map(({ section, ids }) => ({
      id: section.id,
      slug: section.slug,
      title: locale === 'ar' ? section.titleAr : section.titleEn,
      look: section.look,
      link: section.link,
      products: ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? [presentProduct(row, catalog, locale)] : [];
      }),
    })),
    total: filled.length,
    limit,
    offset,
  };
}
