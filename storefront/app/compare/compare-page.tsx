import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { orPageError } from '../api/page-errors.ts';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import { Picks } from '../product-lists/picks.tsx';
import { apiContext } from '../server-context.ts';
import { browserApi } from '../session/browser-client.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import type { Route } from './+types/compare-page.ts';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';
import { COMPARED_MAX, compareAddress, idsInAddress } from './compared-ids.ts';
import { loadComparison } from './load-compare.ts';
import { useCompared } from './use-compared.ts';

export const handle = { header: 'wide', footer: false, refreshable: true } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ids, ...named } = idsInAddress(new URL(request.url).searchParams);
  return { ...named, ...(await orPageError(loadComparison(context.get(apiContext), ids))) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { ids, ...named } = idsInAddress(new URL(request.url).searchParams);
  return { ...named, ...(await orPageError(loadComparison(browserApi(), ids))) };
}

/** Up to four products side by side. Its address names them, so that it can be sent to somebody. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { products, alike, tooMany, namesAny } = loaderData;
  const t = useTranslations('products');
  useChosenHere(!namesAny);
  const ids = products.map(({ id }) => id);
  return (
    <Page>
      <PageMeta title={t('compare.title')} noIndex />
      <PageHeader
        title={t('compare.title')}
        backTo="/shopping"
        actions={
          products.length === 0 ? undefined : (
            <ShareButton
              name={t('compare.title')}
              address={compareAddress(ids)}
              label={t('compare.share')}
            />
          )
        }
      />
      {tooMany ? <p className={styles.notice}>{t('compare.cut', { max: COMPARED_MAX })}</p> : null}
      {products.length === 0 ? (
        <>
          <EmptyState
            picture={<UnlitLamp of="twin-sconce" />}
            title={t('compare.empty')}
            text={t('compare.emptyText')}
            action={<ButtonLink to="/shopping">{t('compare.browse')}</ButtonLink>}
          />
          <Picks />
        </>
      ) : (
        <CompareTable products={products} alike={alike} />
      )}
    </Page>
  );
}

/** An address that names no products leads on to those chosen on this device. */
function useChosenHere(wanted: boolean): void {
  const chosen = useCompared();
  const navigate = useNavigate();
  useEffect(() => {
    if (wanted && chosen.length > 0) void navigate(compareAddress(chosen), { replace: true });
  }, [wanted, chosen, navigate]);
}
