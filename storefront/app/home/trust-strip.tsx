import { RETURN_WINDOW_DAYS } from '@dp/contract/limits.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Banknote, PackageOpen, RotateCcw, Truck } from 'lucide';
import styles from './trust-strip.module.css';

/** What a shopper in Egypt asks first: how to pay, to look inside, to send back, to get it home. */
export function TrustStrip() {
  const t = useTranslations('home');
  const promises = [
    { icon: Banknote, text: t('trust.cash') },
    { icon: PackageOpen, text: t('trust.inspect') },
    { icon: RotateCcw, text: t('trust.returns', { days: RETURN_WINDOW_DAYS }) },
    { icon: Truck, text: t('trust.delivery') },
  ];
  return (
    <ul className={styles.strip} aria-label={t('trust.title')}>
      {promises.map(({ icon, text }) => (
        <li key={text} className={styles.promise}>
          <Icon of={icon} size={20} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
