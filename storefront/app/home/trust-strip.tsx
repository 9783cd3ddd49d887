import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Banknote, PackageOpen, RotateCcw, Truck } from 'lucide';
import { useShop } from '../page/use-shop.ts';
import styles from './trust-strip.module.css';

const PROMISES = [
  ['payment', Banknote],
  ['inspect', PackageOpen],
  ['returns', RotateCcw],
  ['delivery', Truck],
] as const;

/** What a shopper in Egypt asks first: how to pay, to look inside, to send back, to get it home. */
export function TrustStrip() {
  const t = useTranslations('home');
  const { pays, returnDays: days } = useShop();
  const facts = { pays, days };
  return (
    <ul className={styles.strip} aria-label={t('trust.title')}>
      {PROMISES.map(([text, icon]) => (
        <li key={text} className={styles.promise}>
          <Icon of={icon} size={20} />
          <span>{t(`trust.${text}`, facts)}</span>
        </li>
      ))}
    </ul>
  );
}
