import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Breadcrumb } from '@dp/ui/navigation/breadcrumb.tsx';
import { lazy, Suspense, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCachedResponse } from '../api/use-cached-response.ts';
import { useProductQuote } from '../cart/use-product-quote.ts';
import { PageMeta } from '../page/page-meta.tsx';
import { useShop } from '../page/use-shop.ts';
import { DataBlock } from '../products/data-block.tsx';
import { largestPicture } from '../products/largest-picture.ts';
import { breadcrumbData, productData } from '../products/structured-data.ts';
import { useRootData } from '../root-data.ts';
import { About } from './about.tsx';
import { BrandLine } from './brand-line.tsx';
import { BuyBar } from './buy-bar.tsx';
import { FittingProducts } from './fitting-products.tsx';
import { type ProductView, productResponseName } from './load-product.ts';
import { ProductBuy } from './product-buy.tsx';
import styles from './product-details.module.css';
import { ProductPhotos } from './product-photos.tsx';
import { Promises } from './promises.tsx';
import { RelatedProducts } from './related-products.tsx';
import { Specifications } from './specifications.tsx';
import { useChosenQuantity } from './use-chosen-quantity.ts';

/** Far down the page and personal: loaded last. */
const ViewedProducts = lazy(() => import('./viewed-products.tsx'));

/** Longest description search results print. */
const META_LENGTH = 160;

export interface ProductDetailsProps {
  readonly view: ProductView;
  /** Whether it is only what a list knew of the product: what else there is follows in place. */
  readonly partial?: boolean;
}

/** All of a product's page. */
export function ProductDetails({ view, partial = false }: ProductDetailsProps) {
  const catalog = useTranslations('catalog');
  const { product, path, related, fitting, seo } = view;
  const about = seo?.description ?? product.description.slice(0, META_LENGTH);
  const [quantity, setQuantity] = useChosenQuantity();
  const quote = useProductQuote(product, quantity);
  const buttons = useRef<HTMLDivElement>(null);
  const price = useRef<HTMLDivElement>(null);
  const [picture] = product.images;
  const available = product.stock.in_stock;
  // A sold-out product shows its alternatives first.
  const alternatives = <RelatedProducts products={related} instead />;
  return (
    <>
      <PageMeta
        title={seo?.title ?? product.name}
        {...(about === '' ? {} : { description: about })}
        {...(picture === undefined ? {} : { image: largestPicture(picture) })}
      />
      {partial ? null : <Whole view={view} />}
      <div
        aria-busy={partial || undefined}
        className={styles.top}
        data-sold-out={!available || undefined}
      >
        <div className={styles.photos}>
          <ProductPhotos product={product} partial={partial} />
        </div>
        <section className={styles.buy}>
          <Breadcrumb
            items={[
              { label: catalog('categories'), to: '/categories/' },
              ...path.map(({ id, name }) => ({ label: name, to: `/products-category/${id}` })),
            ]}
          />
          <ProductBuy
            product={product}
            quantity={quantity}
            quote={quote}
            onQuantity={setQuantity}
            buttons={buttons}
            price={price}
          />
          {available ? <Promises months={product.specs.warranty_months} /> : alternatives}
        </section>
        {partial ? null : (
          <>
            <div className={styles.about}>
              <About product={product} />
              <BrandLine product={product} low />
            </div>
            <div className={styles.more}>
              <FittingProducts products={fitting} />
              <Specifications product={product} />
            </div>
          </>
        )}
      </div>
      {available ? <RelatedProducts products={related} /> : null}
      {partial ? null : (
        <Suspense>
          <ViewedProducts current={product.id} />
        </Suspense>
      )}
      <BuyBar product={product} quantity={quantity} quote={quote} buttons={buttons} price={price} />
    </>
  );
}

/** What is kept and said of a product once all of it is known. */
function Whole({ view }: { view: ProductView }) {
  const { product, path } = view;
  useCachedResponse(productResponseName(product.id), view);
  const { pathname } = useLocation();
  const origin = useRootData()?.origin ?? '';
  const place = { origin, path: pathname, locale: useLocale() };
  const { returnDays } = useShop();
  return (
    <>
      <DataBlock data={productData(product, place, returnDays)} />
      <DataBlock data={breadcrumbData(path, product.name, place)} />
    </>
  );
}
