import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Sheet } from '@dp/ui/overlays/sheet.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FormActions } from '../../forms/call-form.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { Governorate } from './governorates.ts';
import {
  type OrderFilters,
  type TypedFilters,
  validFilters,
  withFilters,
} from './order-filters.ts';

/** The filters of phones: the list follows when the button shows it. */
export default function FilterSheet({
  filters,
  governorates,
  onClose,
}: {
  readonly filters: OrderFilters;
  readonly governorates: readonly Governorate[];
  readonly onClose: () => void;
}) {
  const t = useTranslations('orderFilters');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [typed, setTyped] = useState<TypedFilters>(filters);
  const [busy, setBusy] = useState(false);
  const show = async (chosen: TypedFilters) => {
    const valid = validFilters((name) => chosen[name]);
    setBusy(true);
    try {
      // The list replaces the sheet in the history: Back leads to the list before.
      await navigate(`?${withFilters(address, valid)}`, { replace: true });
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title')}
      footer={
        <FormActions>
          <Button look="secondary" disabled={busy} onClick={() => void show({})}>
            {t('clearAll')}
          </Button>
          <Button busy={busy} onClick={() => void show(typed)}>
            {t('show')}
          </Button>
        </FormActions>
      }
    >
      <FilterFields governorates={governorates} typed={typed} onType={setTyped} />
    </Sheet>
  );
}
