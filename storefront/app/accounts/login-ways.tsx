import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import {
  CircleHelp,
  Heart,
  MapPin,
  MessageCircle,
  PackageSearch,
  ReceiptText,
  RotateCcw,
} from 'lucide';
import { ShopPromises } from '../page/shop-promises.tsx';
import styles from './login-ways.module.css';
import { ProfileLinks } from './profile-links.tsx';

const BRINGS = [
  { text: 'orders', icon: ReceiptText },
  { text: 'wishlist', icon: Heart },
  { text: 'addresses', icon: MapPin },
] as const;

/** What an account brings; and guests look for their order and for help in the account tab. */
export function GuestWays() {
  const t = useTranslations('accounts');
  return (
    <>
      <ul className={styles.brings} aria-label={t('loginPage.brings.title')}>
        {BRINGS.map(({ text, icon }) => (
          <li key={text}>
            <Icon of={icon} size={20} />
            <span>{t(`loginPage.brings.${text}`)}</span>
          </li>
        ))}
      </ul>
      <ProfileLinks
        title={t('profile.helpGroup')}
        links={[
          { to: '/track-order', text: t('loginPage.trackOrder'), icon: PackageSearch },
          { to: '/profile/faqs', text: t('profile.faqs'), icon: CircleHelp },
          { to: '/contact-us', text: t('profile.contactUs'), icon: MessageCircle },
          { to: '/profile/refund-policy', text: t('profile.refundPolicy'), icon: RotateCcw },
        ]}
      />
    </>
  );
}

const PROMISES = ['payment', 'inspect', 'returns'] as const;

/** On the way to an order: how it is paid, and that it can be looked at and sent back. */
export function PurchasePromises() {
  return <ShopPromises names={PROMISES} className={styles.brings} />;
}
