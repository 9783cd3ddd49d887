import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useLocation } from 'react-router';
import { addressIn } from '../i18n/pin-parameter.ts';
import { useSwitchLocale } from '../i18n/switch-locale.ts';
import styles from './header-language.module.css';

/** The other language, named in itself; without scripts a link to the same page in it. */
export function HeaderLanguage() {
  const other = useLocale() === 'en' ? 'ar' : 'en';
  const switchLocale = useSwitchLocale();
  const address = addressIn(other, useLocation());
  return (
    <a
      href={address}
      lang={other}
      hrefLang={other}
      className={styles.language}
      onClick={(event) => {
        event.preventDefault();
        // Its texts failed to load: the server has them as well.
        switchLocale(other).catch(() => location.assign(address));
      }}
    >
      {other === 'en' ? 'English' : 'العربية'}
    </a>
  );
}
