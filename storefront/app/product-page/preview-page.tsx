import type { Product } from '@dp/contract/products.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { Link2Off } from 'lucide';
import { isApiError } from '../api/api-error.ts';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { ProductItem } from '../product-lists/product-item.tsx';
import { summaryOf } from '../products/product-summary.ts';
import { browserApi } from '../session/browser-client.ts';
import type { Route } from './+types/preview-page.ts';
import { About } from './about.tsx';
import styles from './preview-page.module.css';
import { ProductBuy } from './product-buy.tsx';
import pageStyles from './product-details.module.css';
import { ProductPhotos } from './product-photos.tsx';
import { Specifications } from './specifications.tsx';

export const handle = { header: 'wide', footer: false, toolbar: false } satisfies RouteHandle;

/** Anyone with the link may open it, so no cache may store it. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

export async function clientLoader({ params: { token } }: Route.ClientLoaderArgs) {
  try {
    return { product: (await browserApi().call('getProductPreview', { body: { token } })).data };
  } catch (error) {
    if (isApiError(error, 'product_not_found')) return { product: undefined };
    throw error;
  }
}

/** The page behind a signed link of the back office: a product's page and card before it is on sale. */
export default function PreviewPage({ loaderData: { product } }: Route.ComponentProps) {
  const t = useTranslations('products');
  return (
    <Page>
      <PageMeta title={t('previewPage.title')} noIndex />
      {product === undefined ? (
        <EmptyState
          icon={Link2Off}
          heading="h1"
          title={t('previewPage.ended')}
          text={t('previewPage.endedText')}
          action={<ButtonLink to="/">{t('previewPage.shop')}</ButtonLink>}
        />
      ) : (
        <Previewed product={product} />
      )}
    </Page>
  );
}

export function HydrateFallback() {
  const t = useTranslations('products');
  return (
    <Page>
      <PageMeta title={t('previewPage.title')} noIndex />
      <div aria-busy className={styles.preview}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </Page>
  );
}

/** What sells it is shown and cannot be used: carts take only what is on sale. */
function Previewed({ product }: { readonly product: Product }) {
  const t = useTranslations('products');
  return (
    <div className={styles.preview}>
      <FormAlert look="plain">{t('previewPage.text')}</FormAlert>
      <div className={pageStyles.top}>
        <div>
          <ProductPhotos product={product} />
        </div>
        <div className={pageStyles.buy} inert>
          <ProductBuy product={product} quantity={1} quote={undefined} onQuantity={() => {}} />
        </div>
        <div className={pageStyles.more}>
          <About product={product} />
          <Specifications product={product} />
        </div>
      </div>
      <section aria-label={t('previewPage.card')} className={styles.card}>
        <h2>{t('previewPage.card')}</h2>
        <div inert>
          <ProductItem product={summaryOf(product)} />
        </div>
      </section>
    </div>
  );
}
