import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Search } from 'lucide';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useWide } from '../page/use-wide.ts';
import styles from './header-search.module.css';

const loadBox = () => import('./search-box.tsx');
const SearchBox = lazy(loadBox);

/**
 * The shop's one search field on wide screens. A plain form until a hand comes near or the search page opens, which load
 * its suggestions.
 */
export function HeaderSearch() {
  const wide = useWide();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isSearch = pathname === '/search/product';
  const want = () => {
    if (wide)
      loadBox().then(
        () => setWanted(true),
        () => undefined,
      );
  };
  const plain = <PlainForm ref={form} onNear={want} />;
  return (
    <div className={styles.search}>
      {wide && (wanted || isSearch) ? (
        <Suspense fallback={plain}>
          <SearchBox plain={form} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}

function PlainForm({ ref, onNear }: { ref: React.Ref<HTMLFormElement>; onNear: () => void }) {
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
          defaultValue={new URLSearchParams(search).get('query') ?? ''}
          autoComplete="off"
          className={styles.input}
        />
      </form>
    </search>
  );
}
