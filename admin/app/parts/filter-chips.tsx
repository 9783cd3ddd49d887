import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ChipLink } from '@dp/ui/parts/chip.tsx';
import { useSearchParams } from 'react-router';
import styles from './filter-chips.module.css';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Records behind it, capped as the list says ("999+"). */
  readonly count?: string;
}

/** One filter of a list as a row of chips, in the address; its first choice is "all" if not another. */
export function FilterChips({
  name,
  label,
  first,
  options,
}: {
  /** The query parameter. */
  readonly name: string;
  /** Names the row for screen readers. */
  readonly label: string;
  /** The choice without a parameter, if it is not "all". */
  readonly first?: Omit<FilterOption, 'value'>;
  readonly options: readonly FilterOption[];
}) {
  const t = useTranslations('parts');
  const [query] = useSearchParams();
  const chosen = query.get(name) ?? '';
  const to = (value: string) => {
    const next = new URLSearchParams(query);
    // Another filter begins at its first page.
    for (const old of [name, 'before', 'after']) next.delete(old);
    if (value !== '') next.set(name, value);
    return `?${next}`;
  };
  return (
    <nav aria-label={label} className={styles.row}>
      {[{ label: t('filter.all'), ...first, value: '' } as FilterOption, ...options].map(
        (option) => (
          <ChipLink
            key={option.value}
            to={to(option.value)}
            aria-current={option.value === chosen ? 'true' : undefined}
            preventScrollReset
          >
            {option.label}
            {option.count === undefined ? null : <bdi className={styles.count}>{option.count}</bdi>}
          </ChipLink>
        ),
      )}
    </nav>
  );
}
