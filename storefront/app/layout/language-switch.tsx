import { LOCALES, type Locale } from '@dp/contract/locale.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Check } from 'lucide';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { addressIn } from '../i18n/pin-parameter.ts';
import { useSwitchLocale } from '../i18n/switch-locale.ts';
import { askServer } from '../pwa/ask-server.ts';
import styles from './language-switch.module.css';

/** Each language in its own language. */
const NAMES: Record<Locale, string> = { ar: 'العربية', en: 'English' };

/** Switches the language on the current page. */
export function LanguageSwitch() {
  const t = useTranslations('layout');
  const errors = useTranslations('errors');
  const locale = useLocale();
  const switchLocale = useSwitchLocale();
  const here = useLocation();
  const [failed, setFailed] = useState(false);

  async function choose(choice: Locale): Promise<void> {
    setFailed(false);
    try {
      await switchLocale(choice);
    } catch {
      // Its texts failed to load: nothing changes. Browsers may remember a script that failed until the page
      // is left, so a second try asks the server for the page in that language.
      if (failed && (await askServer())) location.assign(addressIn(choice, here));
      else setFailed(true);
    }
  }

  return (
    <fieldset>
      <legend className={styles.legend}>{t('language')}</legend>
      <div className={styles.switch}>
        {LOCALES.map((choice) => (
          <button
            key={choice}
            type="button"
            lang={choice}
            aria-pressed={choice === locale}
            className={styles.choice}
            onClick={() => void choose(choice)}
          >
            {choice === locale ? <Icon of={Check} size={16} /> : null}
            {NAMES[choice]}
          </button>
        ))}
      </div>
      {failed ? (
        <div className={styles.failed}>
          <FormAlert>{errors('network_error')}</FormAlert>
        </div>
      ) : null}
    </fieldset>
  );
}
