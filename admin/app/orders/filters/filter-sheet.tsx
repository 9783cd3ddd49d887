import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Sheet } from '@dp/ui/overlays/sheet.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { SlidersHorizontal } from 'lucide';
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

/** The filters of phones: a button that counts them, and a sheet whose button shows the list. */
export function FilterSheet({
  filters,
  governorates,
}: {
  readonly filters: OrderFilters;
  readonly governorates: readonly Governorate[];
}) {
  const t = useTranslations('orderFilters');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [typed, setTyped] = useState<TypedFilters>();
  const [busy, setBusy] = useState(false);
  const close = () => setTyped(undefined);
  const show = async (chosen: TypedFilters) => {
    const valid = validFilters((name) => chosen[name]);
    setBusy(true);
    try {
      // The list replaces the sheet in the history: Back leads to the list before.
      await navigate(`?${withFilters(address, valid)}`, { replace: true });
    } finally {
      setBusy(false);
      close();
    }
  };
  const count = Object.keys(filters).length;
  return (
    <>
      <Button
        look="secondary"
        size="small"
        icon={<Icon of={SlidersHorizontal} size={18} />}
        aria-haspopup="dialog"
        onClick={() => setTyped(filters)}
      >
        {count === 0 ? t('title') : t('titleOn', { count })}
      </Button>
      <Sheet
        open={typed !== undefined}
        onClose={close}
        title={t('title')}
        footer={
          <FormActions>
            <Button look="secondary" disabled={busy} onClick={() => void show({})}>
              {t('clearAll')}
            </Button>
            <Button busy={busy} onClick={() => void show(typed ?? {})}>
              {t('show')}
            </Button>
          </FormActions>
        }
      >
        <FilterFields governorates={governorates} typed={typed ?? {}} onType={setTyped} />
      </Sheet>
    </>
  );
}
