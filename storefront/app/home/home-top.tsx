import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { LampCord } from '@dp/ui/theme/lamp-cord.tsx';
import { Search } from 'lucide';
import { Link } from 'react-router';
import { Logo } from '../page/logo.tsx';
import { MenuButton } from '../page/menu-button.tsx';
import styles from './home-top.module.css';

/** The top of the home page on phones, which stays in view; wide screens have the shop's header instead. */
export function HomeTop() {
  const t = useTranslations('layout');
  return (
    <header className={styles.top}>
      <MenuButton className={styles.menu} />
      <span className={styles.logo}>
        <Logo />
      </span>
      <Link to="/search/product" prefetch="intent" className={styles.search}>
        <Icon of={Search} size={20} />
        <span className={styles.hint}>{t('searchHint')}</span>
      </Link>
      <LampCord />
    </header>
  );
}
