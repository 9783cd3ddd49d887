import { LOCALES, type Locale } from '@dp/contract/locale.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Chip } from '@dp/ui/parts/chip.tsx';
import { switchLocale } from './current-locale.ts';
import styles from './language-switch.module.css';

/** Each language in its own language. */
export const LANGUAGE_NAMES: Record<Locale, string> = { ar: 'العربية', en: 'English' };

/** Switches the language of this device; page and input stay. */
export function LanguageSwitch() {
  const t = useTranslations('frame');
  const errors = useTranslations('errors');
  const locale = useLocale();
  const choose = (choice: Locale) => {
    switchLocale(choice).catch(() => showToast(errors('network_error'), { look: 'danger' }));
  };
  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>{t('language')}</legend>
      {LOCALES.map((choice) => (
        <Chip key={choice} lang={choice} pressed={choice === locale} onClick={() => choose(choice)}>
          {LANGUAGE_NAMES[choice]}
        </Chip>
      ))}
    </fieldset>
  );
}
