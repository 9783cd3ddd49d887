import { useEffect, useRef } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import styles from './list-end.module.css';

export interface ListEndProps {
  /** There is more, it comes, it failed to come, or there is no more. */
  readonly state: 'more' | 'loading' | 'failed' | 'end';
  /** Address of the next page, for search engines and readers without scripts; personal lists have none. */
  readonly nextLink?: string;
  readonly failed: string;
  /** The shopper requests more. */
  readonly onMore: () => void;
  /** Called shortly before the end of the list becomes visible. */
  readonly onNear: () => void;
}

/** The end of an infinite list: loads more automatically, by a button, or offers a retry. */
export function ListEnd({ state, nextLink, failed, onMore, onNear }: ListEndProps) {
  const t = useTranslations('ui');
  const edge = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = edge.current;
    if (element === null || state !== 'more') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear();
      },
      { rootMargin: '900px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [state, onNear]);

  if (state === 'end') return null;
  const loading = state === 'loading';
  return (
    <div ref={edge} className={styles.end}>
      {state === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {failed}
        </p>
      ) : null}
      {nextLink === undefined ? (
        <Button look="secondary" busy={loading} onClick={onMore}>
          {t('loadMore')}
        </Button>
      ) : (
        <ButtonLink
          to={nextLink}
          rel="next"
          look="secondary"
          aria-disabled={loading || undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            if (!loading) onMore();
          }}
        >
          {t('loadMore')}
        </ButtonLink>
      )}
    </div>
  );
}
