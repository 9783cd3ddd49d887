import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { StaffApiError } from '../api/staff-api-error.ts';
import { useAction } from '../parts/use-action.ts';
import { pinnedSearchPath } from '../pinned-searches/pinned-search-path.ts';
import styles from './gap-actions.module.css';

/** What can be done about a search that served customers poorly. */
export function GapActions({ query }: { readonly query: string }) {
  const t = useTranslations('searchGaps');
  const { revalidate } = useRevalidator();
  const dismiss = useAction(async () => {
    try {
      await call('dismissSearchGap', { body: { query } });
    } catch (error) {
      // A colleague was quicker: it is gone all the same.
      if (!(error instanceof StaffApiError && error.code === 'search_gap_not_found')) throw error;
    }
    await revalidate();
    showToast(t('dismissed'));
  });
  return (
    <span className={styles.actions}>
      <ButtonLink
        look="secondary"
        size="small"
        to={`/synonyms/new?${new URLSearchParams({ gap: query })}`}
        aria-label={t('toSynonymOf', { query })}
      >
        {t('toSynonym')}
      </ButtonLink>
      <ButtonLink
        look="secondary"
        size="small"
        to={pinnedSearchPath(query, query)}
        aria-label={t('pinOf', { query })}
      >
        {t('pin')}
      </ButtonLink>
      <Button
        className={styles.dismiss}
        look="quiet"
        size="small"
        aria-label={t('dismissOf', { query })}
        busy={dismiss.busy}
        onClick={dismiss.run}
      >
        {t('dismiss')}
      </Button>
    </span>
  );
}
