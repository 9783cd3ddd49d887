import type { ProductFacets } from '@dp/contract/product-filters.ts';
import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Accordion } from '@dp/ui/parts/accordion.tsx';
import { CountBadge } from '@dp/ui/parts/badge.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import type { ReactNode } from 'react';
import { bandKelvins, baseName } from '../products/spec-names.ts';
import styles from './filter-groups.module.css';
import type { ListFilters } from './list-query.ts';

export interface FilterGroupsProps {
  readonly filters: ListFilters;
  readonly facets: ProductFacets;
  readonly onChange: (filters: Partial<ListFilters>) => void;
}

interface Option<T> {
  readonly value: T;
  readonly label: ReactNode;
  readonly count: number;
}

/**
 * The checkbox lists of the filter sheet: only what the list really has, each with what it would keep of the choice so
 * far.
 */
export function FilterGroups({ filters, facets, onChange }: FilterGroupsProps) {
  const t = useTranslations('filters');
  const specs = useTranslations('specs');

  const group = <T extends string | number>(
    name: string,
    options: readonly Option<T>[],
    chosen: readonly T[],
    change: (values: T[]) => void,
    open = false,
  ) => ({
    title: <GroupTitle name={name} chosen={chosen.length} />,
    content: <Options name={name} options={options} chosen={chosen} onChange={change} />,
    open: open || chosen.length > 0,
    empty: options.length === 0,
  });

  const groups = [
    group(
      t('light'),
      facets.cct_bands.map(({ value, count }) => ({
        value,
        count,
        label: (
          <>
            {specs(`light.${value}`)} <bdi className={styles.small}>{bandKelvins(value)}</bdi>
          </>
        ),
      })),
      filters.light,
      (light) => onChange({ light }),
      true,
    ),
    group(
      t('base'),
      facets.bases.map(({ value, count }) => ({ value, count, label: baseName(value, specs) })),
      filters.bases,
      (bases) => onChange({ bases }),
      true,
    ),
    group(
      t('watt'),
      facets.watt_bands.map(({ value, count }) => ({
        value,
        count,
        label: specs(`watts.${value}`),
      })),
      filters.watts,
      (watts) => onChange({ watts }),
    ),
    group(
      t('brand'),
      facets.brands.map(({ id, name, count }) => ({ value: id, count, label: name })),
      filters.brands,
      (brands) => onChange({ brands }),
    ),
    group(
      t('ip'),
      facets.ips.map(({ value, count }) => ({ value, count, label: <bdi>IP{value}</bdi> })),
      filters.ips,
      (ips) => onChange({ ips }),
    ),
    group(
      t('finish'),
      facets.finishes.map(({ value, count }) => ({
        value,
        count,
        label: specs(`finish.${value}`),
      })),
      filters.finishes,
      (finishes) => onChange({ finishes }),
    ),
  ];
  return (
    <>
      <Flags filters={filters} facets={facets} onChange={onChange} />
      <Accordion items={groups.filter(({ empty }) => !empty)} />
    </>
  );
}

function GroupTitle({ name, chosen }: { name: string; chosen: number }) {
  const t = useTranslations('filters');
  return (
    <span className={styles.title}>
      {name}
      {chosen === 0 ? null : (
        <>
          <CountBadge count={chosen} className={styles.chosen} />
          <Hidden>{t('chosen', { count: chosen })}</Hidden>
        </>
      )}
    </span>
  );
}

interface OptionsProps<T> {
  readonly name: string;
  readonly options: readonly Option<T>[];
  readonly chosen: readonly T[];
  readonly onChange: (values: T[]) => void;
}

function Options<T extends string | number>({ name, options, chosen, onChange }: OptionsProps<T>) {
  const format = useFormat();
  return (
    <fieldset className={styles.options} aria-label={name}>
      {options.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          label={label}
          detail={format.number(count)}
          checked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked
                ? [...chosen, value]
                : chosen.filter((other) => other !== value),
            )
          }
        />
      ))}
    </fieldset>
  );
}

function Flags({ filters, facets, onChange }: FilterGroupsProps) {
  const t = useTranslations('filters');
  const format = useFormat();
  const flags = [
    { name: 'inStock', count: facets.in_stock },
    { name: 'discounted', count: facets.discounted },
    { name: 'dimmable', count: facets.dimmable },
  ] as const;
  return (
    <fieldset className={styles.flags}>
      <legend className={styles.legend}>{t('show')}</legend>
      {flags.map(({ name, count }) => (
        <Checkbox
          key={name}
          label={t(name)}
          detail={format.number(count)}
          checked={filters[name]}
          disabled={count === 0 && !filters[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
        />
      ))}
    </fieldset>
  );
}
