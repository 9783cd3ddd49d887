import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { DiscountChip, Price } from '@dp/ui/products/price.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { useLocation, useViewTransitionState } from 'react-router';
import { PageMeta } from '../page/page-meta.tsx';
import { cachedSummary } from '../products/summary-cache.ts';
import gallery from './gallery.module.css';
import { namesBelow } from './lamp.ts';
import { photographPlace } from './photograph-place.ts';
import buy from './product-buy.module.css';
import details from './product-details.module.css';
import { PhotoButtons } from './product-photos.tsx';
import styles from './product-skeleton.module.css';

/** A product's page while it loads: with what a list already showed of it, where one did. */
export function ProductSkeleton({ id }: { id: number }) {
  const product = cachedSummary(id);
  const kelvins = product?.specs.cct_kelvin ?? [];
  const moving = useViewTransitionState(useLocation().pathname);
  return (
    <div aria-busy className={details.top} data-sold-out={product?.available === 0 || undefined}>
      {product === undefined ? null : <PageMeta title={product.name} />}
      <div
        className={gallery.gallery}
        data-controls={product?.picture?.light_src != null || undefined}
        data-colours={kelvins.length > 1 || undefined}
        data-named={(kelvins.length > 1 && namesBelow(kelvins)) || undefined}
        {...(product && photographPlace(product.specs))}
      >
        <div data-stage className={gallery.stage}>
          {product === undefined ? null : (
            <div className={gallery.above}>
              <PhotoButtons id={id} name={product.name} />
            </div>
          )}
          <div className={gallery.slide}>
            {product === undefined ? (
              <Skeleton shape="square" />
            ) : (
              <ProductPicture
                picture={product.picture}
                sizes="(width >= 960px) 640px, 100vw"
                kelvin={product.specs.cct_kelvin?.[0]}
                priority
                continues
                morphs={moving}
                className={gallery.picture}
              />
            )}
          </div>
        </div>
        <div className={gallery.foot}>
          {product?.picture?.light_src == null ? null : (
            <Skeleton shape="row" className={styles.controls} />
          )}
          <Skeleton shape="row" className={styles.thumb} />
        </div>
      </div>
      <div className={details.buy}>
        <span className={styles.way}>
          <Skeleton shape="text" />
        </span>
        <div className={buy.buy}>
          {product === undefined ? (
            <Skeleton shape="title" />
          ) : (
            <>
              <div className={buy.title}>
                <h1 className={buy.name}>
                  <WholeWords text={product.name} />
                </h1>
                <span className={styles.share} />
              </div>
              <div className={buy.price}>
                <Price price={product.price} listPrice={product.listPrice} size="large" />
                <DiscountChip discount={product.discount} />
              </div>
            </>
          )}
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="row" />
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  );
}
