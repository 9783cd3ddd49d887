import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Heart, KeyRound, MapPin, PencilLine, ReceiptText, Tags, UserRound } from 'lucide';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './account-page.module.css';

const LINKS = [
  { to: '/profile', text: 'title', icon: UserRound, under: undefined },
  {
    to: '/order-history',
    text: 'orders',
    icon: ReceiptText,
    under: /^\/(profile\/)?order-history/,
  },
  {
    to: '/profile/addresses/list/all',
    text: 'addresses',
    icon: MapPin,
    under: /^\/profile\/address/,
  },
  { to: '/wishlist', text: 'wishlist', icon: Heart, under: undefined },
  { to: '/brands-wishlist', text: 'brandsWishlist', icon: Tags, under: undefined },
  { to: '/profile/change-name', text: 'changeName', icon: PencilLine, under: undefined },
  {
    to: '/profile/change-password',
    // For those who have none yet as well.
    text: 'password',
    icon: KeyRound,
    under: /change-password/,
  },
] as const;

/** A page of the customer's account; on wide screens the others are beside it. */
export function AccountPage({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('accounts');
  const { pathname } = useLocation();
  return (
    <div className={styles.account}>
      <nav aria-label={t('profile.title')} className={styles.others}>
        <ul>
          {LINKS.map(({ to, text, icon, under }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={under?.test(pathname) || to === pathname ? 'page' : undefined}
                className={styles.link}
              >
                <Icon of={icon} />
                {t(`profile.${text}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Page narrow className={styles.page}>
        {children}
      </Page>
    </div>
  );
}
