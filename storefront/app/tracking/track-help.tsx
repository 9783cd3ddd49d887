import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Link } from 'react-router';
import { ShopPromises } from '../page/shop-promises.tsx';
import styles from './track-page.module.css';

const PROMISES = ['inspect', 'returns', 'delivery'] as const;

/** Help beside a tracked order: inspection at the door, returns, delivery, and links to more. */
export function TrackHelp() {
  const t = useTranslations('layout');
  const tracking = useTranslations('tracking');
  return (
    <Card title={tracking('goodToKnow')}>
      <div className={styles.help}>
        <ShopPromises names={PROMISES} className={styles.help} />
        <p className={styles.links}>
          <Link to="/profile/faqs">{t('faqs')}</Link>
          <Link to="/profile/refund-policy">{t('refundPolicy')}</Link>
          <Link to="/contact-us">{t('contactUs')}</Link>
        </p>
      </div>
    </Card>
  );
}
