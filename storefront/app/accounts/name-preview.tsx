import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { MessageSquareText, Package } from 'lucide';
import { firstName } from './first-name.ts';
import styles from './name-preview.module.css';

/** Where a name is going to be read: in a message of the shop and on a parcel. */
export function NamePreview({ name }: { name: string }) {
  const t = useTranslations('accounts');
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.title}>{t('changeName.preview')}</figcaption>
      <p className={styles.line}>
        <span className={styles.mark}>
          <Icon of={MessageSquareText} size={20} />
        </span>
        <span className={styles.message}>{t('changeName.thanks', { name: firstName(name) })}</span>
      </p>
      <p className={styles.line}>
        <span className={styles.mark}>
          <Icon of={Package} size={20} />
        </span>
        <span className={styles.label}>
          <span className={styles.to}>{t('changeName.parcel')}</span>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
        </span>
      </p>
    </figure>
  );
}
