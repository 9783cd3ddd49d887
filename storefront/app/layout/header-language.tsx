import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useLocation } from 'react-router';
import { PIN_PARAMETER } from '../i18n/pin-parameter.ts';
import { useSwitchLocale } from '../i18n/switch-locale.ts';
import styles from './header-language.module.css';

/** The other language, named in itself; without scripts a link to the same page in it. */
export function HeaderLanguage() {
  const other = useLocale() === 'en' ? 'ar' : 'en';
  const { pathname, search } = useLocation();
  const switchLocale = useSwitchLocale();
  const query = new URLSearchParams(search);
  query.set(PIN_PARAMETER, other);
  const address = `${pathname}?${query}`;
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
