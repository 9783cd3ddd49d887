import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import styles from './receipt.module.css';

/** A shopper's picture of a transfer's receipt; large in a tab of its own. */
export function Receipt({ attemptId }: { readonly attemptId: number }) {
  const t = useTranslations('payments');
  const address = `/api/staff/transfers/${attemptId}/receipt`;
  return (
    <div className={styles.receipt}>
      <a href={address} target="_blank" rel="noreferrer">
        <img src={address} alt={t('receipt')} loading="lazy" />
      </a>
      <p>{t('receiptHint')}</p>
    </div>
  );
}
