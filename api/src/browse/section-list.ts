import type { Locale } from '@dp/contract/locale.ts';
import type { HomeSectionRow } from '../home-sections/home-section-queries.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import type { ShopScope } from '../read-model/list-scope.ts';
import type { ListRequest } from '../read-model/product-list.ts';

/** What a section's products have in common. */
type Conditions = Exclude<HomeSectionRow['selection'], { products: unknown }>;

/** The list of the products in stock that meet a section's conditions, and how much of it shows. */
export function sectionList(
  { id, selection, count }: { id: number | null; selection: Conditions; count: number },
  catalog: Pick<CatalogReader, 'categories'>,
  locale: Locale,
): { readonly scope: ShopScope; readonly request: ListRequest } {
  const { categories, except, tags, discounted, newest } = selection;
  const branches = (ids: readonly number[]) =>
    new Set(ids.flatMap((category) => [...catalog.categories.branchOf(category)]));
  return {
    scope: {
      kind: 'section',
      id,
      within: categories.length === 0 ? undefined : branches(categories),
      except: branches(except),
      tags: tags.length === 0 ? undefined : tags,
      discounted,
    },
    request: {
      limit: count,
      offset: 0,
      sort: newest ? 'newest' : undefined,
      filters: { in_stock: true },
      locale,
    },
  };
}
