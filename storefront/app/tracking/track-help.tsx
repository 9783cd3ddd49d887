import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { PackageOpen, RotateCcw, Truck } from 'lucide';
import { Link } from 'react-router';
import { useShop } from '../page/use-shop.ts';
import styles from './track-page.module.css';

const PROMISES = [
  ['inspect', PackageOpen],
  ['returnsNote', RotateCcw],
  ['deliveryEverywhere', Truck],
] as const;

/** Help beside a tracked order: inspection at the door, returns, delivery, and links to more. */
export function TrackHelp() {
  const t = useTranslations('layout');
  const { pays, returnDays: days } = useShop();
  return (
    <Card title={t('footerHelp')}>
      <div className={styles.help}>
        <ul className={styles.help}>
          {PROMISES.map(([text, icon]) => (
            <li key={text}>
              <Icon of={icon} size={20} />
              {t(text, { pays, days })}
            </li>
          ))}
        </ul>
        <p className={styles.links}>
          <Link to="/profile/faqs">{t('faqs')}</Link>
          <Link to="/profile/refund-policy">{t('refundPolicy')}</Link>
          <Link to="/contact-us">{t('contactUs')}</Link>
        </p>
      </div>
    </Card>
  );
}
