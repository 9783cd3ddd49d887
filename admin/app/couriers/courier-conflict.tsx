import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ConflictDialog, type ConflictRow } from '../parts/conflict-dialog.tsx';

export type CourierFields = Pick<
  StaffCallOutput<'listCouriers'>['data'][number],
  'name' | 'phone' | 'tracking_link' | 'claim_days' | 'active'
>;

/** Somebody else has changed the courier: only the fields that differ. */
export function CourierConflict({
  theirs,
  mine,
  ...rest
}: {
  readonly theirs: CourierFields;
  readonly mine: CourierFields;
  readonly busy: boolean;
  readonly onTakeTheirs: () => void;
  readonly onSaveMine: () => void;
  readonly onClose: () => void;
}) {
  const t = useTranslations('couriers');
  const row = (label: string, textOf: (fields: CourierFields) => string | null): ConflictRow[] =>
    textOf(theirs) === textOf(mine)
      ? []
      : [{ label, theirs: textOf(theirs) ?? '—', mine: textOf(mine) ?? '—' }];
  return (
    <ConflictDialog
      rows={[
        ...row(t('nameIn.ar'), ({ name }) => name.ar),
        ...row(t('nameIn.en'), ({ name }) => name.en),
        ...row(t('phone'), ({ phone }) => phone),
        ...row(t('trackingLink'), ({ tracking_link: link }) => link),
        ...row(t('claimDays'), (fields) => String(fields.claim_days)),
        ...row(t('state'), (fields) => (fields.active ? t('active') : t('retired'))),
      ]}
      {...rest}
    />
  );
}
