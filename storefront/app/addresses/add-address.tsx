import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Plus } from 'lucide';
import { Link } from 'react-router';
import styles from './add-address.module.css';

/** The place of the next address, beside those that there are. */
export function AddAddress({ to }: { to: string }) {
  const t = useTranslations('addresses');
  return (
    <Link to={to} prefetch="intent" className={styles.add}>
      <span className={styles.plus}>
        <Icon of={Plus} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{t('add')}</span>
        <span className={styles.text}>{t('addText')}</span>
      </span>
    </Link>
  );
}
