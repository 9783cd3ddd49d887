import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import styles from './customer-page.module.css';

type Preview = StaffCallOutput<'previewCustomerMerge'>['data'];

const KINDS = ['orders', 'addresses', 'favourites', 'notes', 'messages', 'vouchers'] as const;

/** What a merge moves, and whom it signs out, in words. */
export function MergeConsequences({ preview }: { readonly preview: Preview }) {
  const t = useTranslations('customers');
  const { moves, takes_over: takesOver, signs_out: signsOut } = preview;
  const moving = KINDS.filter((kind) => moves[kind] > 0);
  return (
    <ul className={styles.list}>
      {moving.length === 0 ? <li>{t('merge.nothingMoves')}</li> : null}
      {moving.map((kind) => (
        <li key={kind}>{t(`merge.moves.${kind}`, { count: moves[kind] })}</li>
      ))}
      {takesOver.map((kind) => (
        <li key={kind}>{t(`merge.takesOver.${kind}`)}</li>
      ))}
      {signsOut.map((kind) => (
        <li key={kind}>{t(`merge.signsOut.${kind}`)}</li>
      ))}
      <li>{t('merge.sessions')}</li>
    </ul>
  );
}
