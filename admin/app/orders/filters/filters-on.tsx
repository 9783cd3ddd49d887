import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { RemovableChip } from '@dp/ui/parts/chip.tsx';
import { useSearchParams } from 'react-router';
import styles from './filters-on.module.css';
import { type OrderFilters, withFilters } from './order-filters.ts';
import type { FilterWords } from './use-filter-words.ts';

/** The filters that are on, each taken away by a tap, and how many orders they leave. */
export function FiltersOn({
  filters,
  words,
  found,
}: {
  readonly filters: OrderFilters;
  readonly words: readonly FilterWords[];
  /** On this page, and whether it is the only one. */
  readonly found: { readonly count: number; readonly all: boolean };
}) {
  const t = useTranslations('orderFilters');
  const [address, setAddress] = useSearchParams();
  if (words.length === 0) return null;
  const show = (left: OrderFilters) => setAddress(withFilters(address, left), { replace: true });
  return (
    <div className={styles.row}>
      <p role="status" className={styles.count}>
        {t(found.all ? 'found' : 'foundMore', { count: found.count })}
      </p>
      {words.map(({ name, words: label }) => (
        <RemovableChip
          key={name}
          removeLabel={t('remove', { filter: label })}
          onRemove={() => {
            const { [name]: _, ...left } = filters;
            show(left);
          }}
        >
          <bdi>{label}</bdi>
        </RemovableChip>
      ))}
      <Button look="quiet" size="small" onClick={() => show({})}>
        {t('clearAll')}
      </Button>
    </div>
  );
}
