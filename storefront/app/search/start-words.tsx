import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ChipLink } from '@dp/ui/parts/chip.tsx';
import { searchAddress } from './search-text.ts';
import styles from './start-words.module.css';

/** What people look for in a shop of lamps, in the words that they use. */
export const START_WORDS = ['bulb', 'chandelier', 'lantern', 'spot', 'strip', 'pendant'] as const;

/** Searches to begin with, for who has not typed yet; they also show how one can ask. */
export function StartWords() {
  const t = useTranslations('search');
  return (
    <section aria-labelledby="search-start" className={styles.words}>
      <h2 id="search-start" className={styles.title}>
        {t('queries')}
      </h2>
      <ul className={styles.list}>
        {START_WORDS.map((word) => (
          <li key={word}>
            <ChipLink to={searchAddress(t(`start.${word}`))}>{t(`start.${word}`)}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
