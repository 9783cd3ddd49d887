import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { SearchX } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CategoryTile } from '../categories/category-tile.ts';
import styles from './no-results.module.css';
import { PopularCategories } from './popular-categories.tsx';
import { isExact, searchAddress, withoutQuotes } from './search-text.ts';

export interface NoResultsProps {
  readonly text: string;
  readonly categories: readonly CategoryTile[];
}

/** Help for a search that found nothing (specification §8: No Products to be Found). */
export function NoResults({ text, categories }: NoResultsProps) {
  const t = useTranslations('search');
  const words = withoutQuotes(text);
  const bold = (chunks: ReactNode) => (
    <strong>
      <bdi>{chunks}</bdi>
    </strong>
  );
  return (
    <div className={styles.help}>
      <EmptyState
        icon={SearchX}
        title={t('noResults')}
        text={
          <>
            {t.rich('noResultsFor', { text: words, typed: bold })}{' '}
            {isExact(text) && words !== '' ? (
              <Link to={searchAddress(words)} className={styles.link}>
                {t.rich('didYouMean', { text: words, found: bold })}
              </Link>
            ) : (
              t('tips')
            )}
          </>
        }
        action={
          <ButtonLink to="/contact-us" look="secondary">
            {t('ask')}
          </ButtonLink>
        }
      />
      <PopularCategories categories={categories} />
    </div>
  );
}
