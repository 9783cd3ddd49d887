import { shownPhone } from '@dp/contract/shown-phone.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ClipboardCheck, PackageCheck, Phone } from 'lucide';
import { useId } from 'react';
import { ShopPromises } from '../page/shop-promises.tsx';
import { useShop } from '../page/use-shop.ts';
import styles from './checkout-help.module.css';

const PROMISES = ['inspect', 'returns'] as const;

/** What comes next, what the shop promises and whom to call, below the addresses of a wide screen. */
export function CheckoutHelp() {
  const t = useTranslations('layout');
  const checkout = useTranslations('checkout');
  const heading = useId();
  const { phone } = useShop();
  return (
    <section className={styles.help} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {checkout('nextTitle')}
      </h2>
      <ol className={styles.steps}>
        <li>
          <Icon of={ClipboardCheck} size={20} />
          {checkout('nextReview')}
        </li>
        <li>
          <Icon of={PackageCheck} size={20} />
          {checkout('nextPrepare')}
        </li>
      </ol>
      <div className={styles.trust}>
        <ShopPromises names={PROMISES} className={styles.promises} />
        {phone === null ? null : (
          <a href={`tel:${phone}`} className={styles.call}>
            <Icon of={Phone} size={20} />
            <span>
              {t('phone')} <bdi dir="ltr">{shownPhone(phone)}</bdi>
            </span>
          </a>
        )}
      </div>
    </section>
  );
}
