import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FilterFields } from './filter-fields.tsx';
import type { Governorate } from './governorates.ts';
import {
  isSameFilters,
  type OrderFilters,
  setLater,
  type TypedFilters,
  validFilters,
  withFilters,
} from './order-filters.ts';

/** The filters in a row on desks; the list follows each key. */
export default function FilterRow({
  filters,
  governorates,
}: {
  readonly filters: OrderFilters;
  readonly governorates: readonly Governorate[];
}) {
  const t = useTranslations('orderFilters');
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState<TypedFilters>(filters);
  const [shown, setShown] = useState(filters);
  // Typed here and not yet shown by the list: a fast typist is some keys ahead of it.
  const [pending, setPending] = useState<readonly OrderFilters[]>([]);
  const later = setLater(pending, filters);
  if (later !== undefined) setPending(later);
  if (!isSameFilters(shown, filters)) {
    setShown(filters);
    if (later === undefined) {
      // Others than typed here: a chip taken away, Back, another queue.
      setPending([]);
      if (!isSameFilters(valid(typed), filters)) setTyped(filters);
    }
  }
  const change = (next: TypedFilters) => {
    setTyped(next);
    if (isSameFilters(valid(next), valid(typed))) return;
    setPending([...pending, valid(next)]);
    setAddress(withFilters(address, valid(next)), { replace: true, preventScrollReset: true });
  };
  return (
    <search aria-label={t('title')}>
      <FilterFields governorates={governorates} typed={typed} onType={change} />
    </search>
  );
}

function valid(typed: TypedFilters): OrderFilters {
  return validFilters((name) => typed[name]);
}
