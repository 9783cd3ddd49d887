import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { SlidersHorizontal } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import type { Governorate } from './governorates.ts';
import type { OrderFilters } from './order-filters.ts';

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

/** Opens the filters of phones, and counts those that are on. */
export function FilterButton({
  filters,
  governorates,
}: {
  readonly filters: OrderFilters;
  readonly governorates: readonly Governorate[];
}) {
  const t = useTranslations('orderFilters');
  const [open, setOpen] = useState(false);
  const count = Object.keys(filters).length;
  return (
    <>
      <Button
        look="secondary"
        size="small"
        icon={<Icon of={SlidersHorizontal} size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count === 0 ? t('title') : t('titleOn', { count })}
      </Button>
      <Suspense>
        {open ? (
          <FilterSheet
            filters={filters}
            governorates={governorates}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
