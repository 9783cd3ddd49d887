import { shownPhone } from '@dp/contract/shown-phone.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { Link } from 'react-router';
import { whatsappAddress } from '../contact/whatsapp.ts';
import { Logo } from '../page/logo.tsx';
import { ShopPromises } from '../page/shop-promises.tsx';
import { useShop, useShopWords } from '../page/use-shop.ts';
import styles from './footer.module.css';

const GROUPS = [
  {
    title: 'footerShop',
    links: [
      { to: '/shopping', text: 'shop' },
      { to: '/categories/', text: 'categories' },
      { to: '/shopping?deal=1', text: 'deals' },
      { to: '/bulb-finder', text: 'bulbFinder' },
      { to: '/brands', text: 'brands' },
    ],
  },
  {
    title: 'footerHelp',
    links: [
      { to: '/track-order', text: 'trackOrder' },
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

/** The shop's pages elsewhere, by the names that they have in every language. */
const SOCIAL = [
  { name: 'facebook', words: 'Facebook' },
  { name: 'instagram', words: 'Instagram' },
  { name: 'tiktok', words: 'TikTok' },
  { name: 'youtube', words: 'YouTube' },
] as const;

/** The footer: further links, the shop's numbers and what it promises. */
export function Footer({ wideOnly }: { wideOnly: boolean }) {
  const t = useTranslations('layout');
  const locale = useLocale();
  const shop = useShop();
  const { phone, whatsapp } = shop;
  const { description } = useShopWords();
  const pages = SOCIAL.filter(({ name }) => shop[name] !== null);
  return (
    <footer className={classNames(styles.footer, wideOnly && styles.wideOnly)}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>{description}</p>
          <ShopPromises className={styles.promises} />
          {phone === null && whatsapp === null ? null : (
            <p className={styles.numbers}>
              {phone === null ? null : (
                <a href={`tel:${phone}`} className={styles.link}>
                  {t('phone')} <bdi dir="ltr">{shownPhone(phone)}</bdi>
                </a>
              )}
              {whatsapp === null ? null : (
                <a
                  href={whatsappAddress('', whatsapp)}
                  target="_blank"
                  rel="noreferrer"
                  className={styles.link}
                >
                  {t('whatsapp')} <bdi dir="ltr">{shownPhone(whatsapp)}</bdi>
                </a>
              )}
            </p>
          )}
          {pages.length === 0 ? null : (
            <p className={styles.numbers}>
              {pages.map(({ name, words }) => (
                <a
                  key={name}
                  href={shop[name] ?? undefined}
                  target="_blank"
                  rel="noreferrer"
                  className={styles.link}
                >
                  <bdi lang="en">{words}</bdi>
                </a>
              ))}
            </p>
          )}
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
        <p className={styles.rights}>{t('rights', { name: shop[`name_${locale}`] })}</p>
      </div>
    </footer>
  );
}
