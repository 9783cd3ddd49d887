import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { DiscountChip, Price } from '@dp/ui/products/price.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Suspense } from 'react';
import { Await, Link, redirect } from 'react-router';
import { idFrom, orPageError } from '../api/page-errors.ts';
import { cachedOr } from '../api/recent-responses.ts';
import { useCachedResponse } from '../api/use-cached-response.ts';
import { LimitNote } from '../cart/limit-note.tsx';
import { NextTier } from '../cart/next-tier.tsx';
import { useLineLimit } from '../cart/use-line-limit.ts';
import { useProductQuote } from '../cart/use-product-quote.ts';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { productAddress } from '../products/product-summary.ts';
import { StockState } from '../products/stock-state.tsx';
import { apiContext } from '../server-context.ts';
import { browserApi } from '../session/browser-client.ts';
import type { Route } from './+types/add-to-cart-page.ts';
import styles from './add-to-cart-page.module.css';
import { BuyButtons, ProductStepper } from './buying.tsx';
import { loadProduct, type ProductView, productResponseName } from './load-product.ts';
import { PiecesTotal } from './pieces-total.tsx';
import { RestockForm } from './restock-form.tsx';
import { useChosenQuantity } from './use-chosen-quantity.ts';

export const handle = { header: 'wide', footer: false, refreshable: true } satisfies RouteHandle;

/** Redirect target without an id. */
const WITHOUT_ID = '/shopping';

export async function loader({ context, params }: Route.LoaderArgs) {
  if (params.id === undefined) throw redirect(WITHOUT_ID);
  const id = idFrom(params.id);
  return { id, view: await orPageError(loadProduct(context.get(apiContext), id)) };
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.id === undefined) throw redirect(WITHOUT_ID);
  const id = idFrom(params.id);
  return { id, view: cachedOr(productResponseName(id), () => loadProduct(browserApi(), id)) };
}

/** Chooses a quantity, for the cart or to buy now (specification §2, AddToCartPage). */
export default function AddToCartPage({ loaderData: { id, view } }: Route.ComponentProps) {
  const t = useTranslations('cart');
  return (
    <Page narrow className={styles.page}>
      <Suspense
        key={id}
        fallback={
          <>
            <PageHeader title={t('add')} backTo={productAddress(id)} />
            <Skeleton shape="block" />
          </>
        }
      >
        <Await resolve={view}>{(known) => <Choice view={known} />}</Await>
      </Suspense>
    </Page>
  );
}

function Choice({ view }: { view: ProductView }) {
  const t = useTranslations('cart');
  const words = useTranslations('products');
  const { product } = view;
  const [quantity, setQuantity] = useChosenQuantity();
  const { id, name, price, list_price, discount, images, specs, stock, tiers } = product;
  useCachedResponse(productResponseName(id), view);
  const quote = useProductQuote(product, quantity);
  const each = quote?.unit_price ?? price;
  const available = stock.in_stock ? stock.available : 0;
  const most = useLineLimit()(available);
  const { unit = 'piece' } = specs;
  const title = available === 0 ? words('soldOut') : t('add');
  return (
    <>
      <PageMeta title={`${title}: ${name}`} noIndex />
      <PageHeader title={title} backTo={productAddress(id)} />
      <div data-toast-above className={styles.card}>
        <Link to={productAddress(id)} className={styles.product}>
          <ProductPicture
            picture={images[0]}
            sizes="(width >= 640px) 260px, 100vw"
            kelvin={specs.cct_kelvin?.[0]}
            priority
            className={styles.picture}
          />
          <span className={styles.words}>
            <strong className={styles.name}>
              <WholeWords text={name} />
            </strong>
            <span className={styles.prices}>
              <Price price={each} listPrice={quote?.list_price ?? list_price} size="large" />
              {unit === 'piece' ? null : (
                <span className={styles.unit}>{words(`perUnit.${unit}`)}</span>
              )}
              <DiscountChip discount={each === price ? discount : 0} />
              <StockState available={available} />
            </span>
            {tiers.length === 0 || available === 0 ? null : (
              <span className={styles.tier}>
                {quote === undefined ? null : <NextTier quoted={quote} quantity={quantity} />}
              </span>
            )}
          </span>
        </Link>
        {available === 0 ? (
          <RestockForm key={id} id={id} />
        ) : (
          <>
            <div className={styles.quantity}>
              <ProductStepper product={product} quantity={quantity} onQuantity={setQuantity} />
              {quote === undefined ? null : (
                <PiecesTotal quote={quote} quantity={quantity} stacked />
              )}
            </div>
            <p className={styles.limit}>
              <LimitNote quantity={quantity} available={available} most={most} saysFew />
            </p>
            <div className={styles.buttons}>
              <BuyButtons product={product} quantity={quantity} />
            </div>
          </>
        )}
      </div>
    </>
  );
}
