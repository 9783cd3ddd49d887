import { HOME_FEATURED } from '@dp/contract/home-values.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { HomeSectionRow } from '../home-sections/home-section-queries.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { sectionList } from './section-list.ts';

/** A section as it chooses its products; `id` is null for one that is not saved. */
type Chosen = Pick<HomeSectionRow, 'selection' | 'count'> & { readonly id: number | null };

/**
 * The products of each of these sections, in the page's order. What the featured products or a section above
 * shows is left out below, so that home shows no product twice.
 *
 * @param isShowing whether a section shows: one that does not leaves what is below it as it is.
 */
export function fillSections<Section extends Chosen>(
  sections: readonly Section[],
  catalog: CatalogReader,
  locale: Locale,
  isShowing: (section: Section) => boolean = () => true,
): { readonly section: Section; readonly ids: readonly number[] }[] {
  const shown = new Set(
    catalog.first(
      { kind: 'featured' },
      { limit: HOME_FEATURED, offset: 0, sort: 'featured', locale },
    ),
  );
  return sections.map((section) => {
    const ids = candidates(section, shown.size, catalog, locale)
      .filter((id) => !shown.has(id))
      .slice(0, section.count);
    if (isShowing(section)) for (const id of ids) shown.add(id);
    return { section, ids };
  });
}

/** What a section could show, at least `spare` more than it has room for. */
function candidates(
  { id, selection, count }: Chosen,
  spare: number,
  catalog: CatalogReader,
  locale: Locale,
): readonly number[] {
  if ('products' in selection) return catalog.onSale(selection.products);
  const { scope, request } = sectionList({ id, selection, count: count + spare }, catalog, locale);
  return catalog.first(scope, request);
}
