import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { History, X } from 'lucide';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import styles from './recent-searches.module.css';
import { recentSearchesStore, startRecentSearches } from './recent-searches-store.ts';

/** What the shopper searched for on this device; each can be searched again or removed. */
export function RecentSearches({ onSearch }: { onSearch: (text: string) => void }) {
  const t = useTranslations('search');
  const texts = useStore(recentSearchesStore, (state) => state.texts);
  const { forget, forgetAll } = recentSearchesStore.getState();
  useEffect(() => startRecentSearches(), []);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className={styles.recent}>
      <div className={styles.head}>
        <h2 id="recent-searches" className={styles.title}>
          {t('recent')}
        </h2>
        <button type="button" className={styles.clear} onClick={forgetAll}>
          {t('forgetAll')}
        </button>
      </div>
      <ul className={styles.list}>
        {texts.map((text) => (
          <li key={text} className={styles.row}>
            <button type="button" className={styles.again} onClick={() => onSearch(text)}>
              <Icon of={History} size={18} />
              <bdi className={styles.text}>{text}</bdi>
            </button>
            <IconButton label={t('forget', { text })} onClick={() => forget(text)}>
              <Icon of={X} size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
