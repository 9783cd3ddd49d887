import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import type { RecordConflict } from '../parts/use-record-editor.ts';
import type { VoucherFields } from './voucher-fields.ts';

/** Somebody else has changed the voucher: only the fields that differ, as they are typed. */
export function VoucherConflict({ theirs, mine, ...rest }: RecordConflict<VoucherFields>) {
  const t = useTranslations('vouchers');
  const labels: readonly (readonly [keyof VoucherFields, string])[] = [
    ['value', t('gives')],
    ['minimum', t('minimum')],
    ['starts_on', t('startsOn')],
    ['ends_on', t('endsOn')],
    ['max_uses', t('maxUses')],
    ['max_uses_per_customer', t('perCustomer')],
    ['category', t('category')],
    ['brand', t('brand')],
  ];
  const shown = (fields: VoucherFields, name: keyof VoucherFields) => {
    if (name === 'value') return `${t(`kinds.${fields.kind}`)}: ${fields.value}`;
    return fields[name] || t('none');
  };
  const rows = labels
    .map(([name, label]) => ({ label, theirs: shown(theirs, name), mine: shown(mine, name) }))
    .filter((row) => row.theirs !== row.mine);
  return <ConflictDialog rows={rows} {...rest} />;
}
