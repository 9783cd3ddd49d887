import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Deferred } from '../api/recent-responses.ts';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import { Sentence } from '../product-lists/sentence.tsx';
import { LookAround } from './look-around.tsx';
import styles from './no-results.module.css';
import type { Around } from './open-search.ts';
import { adviceFor } from './search-advice.ts';
import { searchAddress } from './search-text.ts';

export interface NoResultsProps {
  readonly text: string;
  readonly around: Deferred<Around>;
}

/**
 * Advice for a search without results (specification §8: No Products to be Found), depending on the query.
 */
export function NoResults({ text, around }: NoResultsProps) {
  const t = useTranslations('search');
  const bold = (chunks: ReactNode) => (
    <strong>
      <bdi>{chunks}</bdi>
    </strong>
  );
  return (
    <div className={styles.help}>
      <EmptyState
        picture={<UnlitLamp />}
        title={<Sentence>{t('noResults')}</Sentence>}
        text={
          <>
            {t.rich('noResultsFor', { text: adviceFor(text).words, typed: bold })}{' '}
            <Advice text={text} />
          </>
        }
        action={<ButtonLink to="/contact-us">{t('ask')}</ButtonLink>}
      />
      <LookAround around={around} />
    </div>
  );
}

function Advice({ text }: { text: string }) {
  const t = useTranslations('search');
  const { kind, words } = adviceFor(text);
  switch (kind) {
    case 'similar':
      return (
        <Link to={searchAddress(words)} className={styles.link}>
          {t('similarToo')}
        </Link>
      );
    case 'code':
      return t('codeAdvice');
    case 'spelling':
      return t('oneWord');
  }
}
