import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Search } from 'lucide';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './header-search.module.css';
import type SearchBox from './search-box.tsx';
import { searchTextOf } from './search-text.ts';

/**
 * The shop's one search field on wide screens. A plain form until a hand comes near or the search page opens, which
 * load its suggestions.
 */
export function HeaderSearch() {
  const { pathname } = useLocation();
  const [Box, setBox] = useState<typeof SearchBox>();
  const form = useRef<HTMLFormElement>(null);
  const load = useCallback(() => {
    import('./search-box.tsx').then(
      (box) => setBox(() => box.default),
      // The plain form searches too.
      () => undefined,
    );
  }, []);
  const isSearch = pathname === '/search/product';
  useEffect(() => {
    // As wide as its style sheet shows it: then the page has no field of its own.
    if (isSearch && matchMedia('(width >= 960px)').matches) load();
  }, [isSearch, load]);
  return (
    <div className={styles.search}>
      {Box !== undefined ? <Box plain={form} /> : <PlainForm ref={form} onNear={load} />}
    </div>
  );
}

function PlainForm({ ref, onNear }: { ref: Ref<HTMLFormElement>; onNear: () => void }) {
  const t = useTranslations('layout');
  const { search } = useLocation();
  return (
    <search>
      <form
        ref={ref}
        action="/search/product"
        className={styles.form}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <Icon of={Search} />
        <input
          type="search"
          name="query"
          aria-label={t('search')}
          placeholder={t('searchHint')}
          defaultValue={searchTextOf(new URLSearchParams(search))}
          autoComplete="off"
          className={styles.input}
        />
      </form>
    </search>
  );
}
