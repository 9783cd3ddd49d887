import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { CountBadge } from '@dp/ui/parts/badge.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { SlidersHorizontal } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import type { Deferred } from '../api/recent-responses.ts';
import styles from './filter-button.module.css';
import type { ListQuery } from './list-query.ts';
import type { ListScope, ListStart } from './load-list.ts';
import { countChosen, ownFilters } from './own-filters.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(loadSheet);

/** Prefetches the sheet's code; a failed load is retried when it opens. */
function prepare(): void {
  loadSheet().catch(() => undefined);
}

export interface FilterButtonProps {
  readonly scope: ListScope;
  readonly query: ListQuery;
  readonly list: Deferred<ListStart>;
}

/** Opens the filter sheet; shows the number of active filters. */
export function FilterButton({ scope, query, list }: FilterButtonProps) {
  const t = useTranslations('catalog');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const chosen = countChosen(query.filters, ownFilters(scope, query.filters));
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={chosen > 0 ? t('filterWithCount', { count: chosen }) : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon of={SlidersHorizontal} size={16} />
        {t('filter')}
        <CountBadge count={chosen} className={styles.count} />
      </button>
      <Suspense>
        {wanted ? (
          <FilterSheet
            open={open}
            onClose={() => setOpen(false)}
            scope={scope}
            query={query}
            list={list}
          />
        ) : null}
      </Suspense>
    </>
  );
}
