import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Banknote, RotateCcw } from 'lucide';
import { Link } from 'react-router';
import { Logo } from '../page/logo.tsx';
import styles from './footer.module.css';

const GROUPS = [
  {
    title: 'footerShop',
    links: [
      { to: '/shopping', text: 'shop' },
      { to: '/categories/', text: 'categories' },
      { to: '/brands', text: 'brands' },
    ],
  },
  {
    title: 'footerHelp',
    links: [
      { to: '/profile/faqs', text: 'faqs' },
      { to: '/profile/refund-policy', text: 'refundPolicy' },
      { to: '/profile/privacy-policy', text: 'privacyPolicy' },
      { to: '/contact-us', text: 'contactUs' },
    ],
  },
  {
    title: 'footerAccount',
    links: [
      { to: '/profile', text: 'profile' },
      { to: '/order-history', text: 'orderHistory' },
      { to: '/wishlist', text: 'wishlist' },
    ],
  },
] as const;

/** The footer: further links and what the shop stands for. */
export function Footer() {
  const t = useTranslations('layout');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>{t('shopDescription')}</p>
          <ul className={styles.promises}>
            <li>
              <Icon of={Banknote} size={18} />
              {t('cashOnDelivery')}
            </li>
            <li>
              <Icon of={RotateCcw} size={18} />
              {t('returnsNote')}
            </li>
          </ul>
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2 className={styles.heading}>{t(title)}</h2>
            <ul>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {t(text)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={styles.rights}>{t('rights')}</p>
      </div>
    </footer>
  );
}
