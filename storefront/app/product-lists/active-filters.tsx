import type { ProductFacets } from '@dp/contract/product-filters.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { RemovableChip } from '@dp/ui/parts/chip.tsx';
import { useLocation, useNavigate } from 'react-router';
import { baseName } from '../products/spec-names.ts';
import styles from './active-filters.module.css';
import { type ListFilters, type ListQuery, writeListQuery } from './list-query.ts';
import { chosenBrightness } from './own-filters.ts';

interface ActiveFilter {
  readonly key: string;
  readonly name: string;
  /** The filters without it. */
  readonly rest: ListFilters;
}

export interface ActiveFiltersProps {
  readonly query: ListQuery;
  /** What the page itself is: neither shown nor removed. */
  readonly own: ListFilters;
  readonly facets: ProductFacets;
  /** Whether all can be removed here; where nothing is left the page offers it. */
  readonly clearable: boolean;
}

/** The active filters, worded as in the filter sheet; each can be removed. */
export function ActiveFilters({ query, own, facets, clearable }: ActiveFiltersProps) {
  const t = useTranslations('filters');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const active = useActiveFilters(query.filters, own, facets);

  function apply(filters: ListFilters): void {
    const others = new URLSearchParams(search);
    void navigate(pathname + writeListQuery({ filters, sort: query.sort, page: 1 }, others));
  }

  return (
    <ul aria-label={t('active')} className={styles.row}>
      {active.map(({ key, name, rest }) => (
        <li key={key}>
          <RemovableChip removeLabel={t('remove', { name })} onRemove={() => apply(rest)}>
            <bdi>{name}</bdi>
          </RemovableChip>
        </li>
      ))}
      {active.length < 2 || !clearable ? null : (
        <li>
          <button type="button" className={styles.clear} onClick={() => apply(own)}>
            {t('clearAll')}
          </button>
        </li>
      )}
    </ul>
  );
}

function useActiveFilters(
  filters: ListFilters,
  own: ListFilters,
  facets: ProductFacets,
): readonly ActiveFilter[] {
  const t = useTranslations('filters');
  const specs = useTranslations('specs');
  const bulbs = useTranslations('bulbs');
  const format = useFormat();
  const { priceMin, priceMax } = filters;

  function each<K extends 'brands' | 'bases' | 'light' | 'watts' | 'ips' | 'finishes' | 'rooms'>(
    group: K,
    name: (value: ListFilters[K][number]) => string,
  ): ActiveFilter[] {
    const values: readonly ListFilters[K][number][] = filters[group];
    return values.map((value) => ({
      key: `${group} ${value}`,
      name: name(value),
      rest: { ...filters, [group]: values.filter((other) => other !== value) },
    }));
  }

  function flag(
    group: 'featured' | 'bulbs' | 'inStock' | 'dimmable' | 'discounted',
  ): ActiveFilter[] {
    if (!filters[group] || own[group]) return [];
    return [{ key: group, name: t(group), rest: { ...filters, [group]: false } }];
  }

  function price(): ActiveFilter[] {
    if (priceMin === undefined && priceMax === undefined) return [];
    const from = priceMin === undefined ? '' : format.price(priceMin);
    const to = priceMax === undefined ? '' : format.price(priceMax);
    const name =
      priceMin === undefined
        ? t('priceUpTo', { to })
        : priceMax === undefined
          ? t('priceOver', { from })
          : t('priceBetween', { from, to });
    return [{ key: 'price', name, rest: { ...filters, priceMin: undefined, priceMax: undefined } }];
  }

  function watts(): ActiveFilter[] {
    const brightness = chosenBrightness(filters);
    if (brightness === undefined) return each('watts', (band) => specs(`watts.${band}`));
    const name = bulbs(`brightness.${brightness}`);
    return [{ key: 'brightness', name, rest: { ...filters, watts: [] } }];
  }

  const brandName = (id: number) =>
    facets.brands.find((brand) => brand.id === id)?.name ?? `${t('brand')} ${id}`;
  return [
    ...price(),
    ...flag('featured'),
    ...flag('bulbs'),
    ...flag('inStock'),
    ...flag('discounted'),
    ...flag('dimmable'),
    ...each('brands', brandName),
    ...each('bases', (base) => baseName(base, specs)),
    ...each('light', (band) => specs(`light.${band}`)),
    ...watts(),
    ...each('ips', (ip) => `IP${ip}`),
    ...each('finishes', (finish) => specs(`finish.${finish}`)),
    ...each('rooms', (room) => specs(`room.${room}`)),
  ];
}
