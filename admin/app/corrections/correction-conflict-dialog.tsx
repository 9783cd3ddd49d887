import type { State } from '@dp/contract/addresses.ts';
import type { AddressCorrection } from '@dp/contract/staff/address-corrections.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { AddressValues } from '../order-form/address-values.ts';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { type CorrectionDraft, draftOf } from './correction-draft.ts';

const FIELDS = [
  'full_name',
  'mobile',
  'state_id',
  'city_id',
  'street',
  'building',
  'floor',
  'apartment',
  'landmark',
  'second_mobile',
] as const satisfies readonly (keyof AddressValues)[];

export interface CorrectionConflictDialogProps {
  readonly theirs: AddressCorrection;
  readonly mine: CorrectionDraft;
  readonly places: readonly State[];
  readonly busy: boolean;
  readonly onTakeTheirs: () => void;
  readonly onSaveMine: () => void;
  readonly onClose: () => void;
}

/** Somebody else has corrected the address: what differs, theirs beside mine. */
export function CorrectionConflictDialog(props: CorrectionConflictDialogProps) {
  const { theirs, mine, places, ...rest } = props;
  const t = useTranslations('corrections');
  const orderForm = useTranslations('orderForm');
  const theirDraft = draftOf(theirs);
  const inWords = (field: (typeof FIELDS)[number], values: AddressValues | null) => {
    const value = values?.[field] ?? '';
    const state = places.find(({ id }) => String(id) === values?.state_id);
    if (field === 'state_id') return state?.name ?? '—';
    if (field !== 'city_id') return value || '—';
    return state?.cities.find(({ id }) => String(id) === value)?.name ?? '—';
  };
  const rows = FIELDS.map((field) => ({
    label: orderForm(`addressFields.${labelOf(field)}`),
    theirs: inWords(field, theirDraft.address),
    mine: inWords(field, mine.address),
  }));
  const note = { label: t('note'), theirs: theirDraft.note || '—', mine: mine.note || '—' };
  return (
    <ConflictDialog
      rows={[...rows, note]
        .filter((row) => row.theirs !== row.mine)
        .map(({ label, ...row }) => ({
          label,
          theirs: <bdi>{row.theirs}</bdi>,
          mine: <bdi>{row.mine}</bdi>,
        }))}
      {...rest}
    />
  );
}

function labelOf(field: (typeof FIELDS)[number]) {
  if (field === 'state_id') return 'state';
  return field === 'city_id' ? 'city' : field;
}
