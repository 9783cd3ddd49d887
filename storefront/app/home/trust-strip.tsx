import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ShopPromises } from '../page/shop-promises.tsx';
import styles from './trust-strip.module.css';

/** What a shopper in Egypt asks first: how to pay, to look inside, to send back, to get it home. */
export function TrustStrip() {
  const t = useTranslations('home');
  return <ShopPromises label={t('trust')} className={styles.strip} />;
}
