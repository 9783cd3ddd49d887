import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { BackLink } from '@dp/ui/navigation/back-link.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import type { GoneProduct } from './load-product.ts';
import styles from './product-unavailable.module.css';
import { RelatedProducts } from './related-products.tsx';

/** Shown instead of a withdrawn product: its name, and similar products. */
export function ProductUnavailable({
  product: { name, category, related },
}: {
  product: GoneProduct;
}) {
  const t = useTranslations('products');
  return (
    <>
      <PageMeta title={t('gone.title')} noIndex />
      <div className={styles.back}>
        <BackLink to="/shopping" />
      </div>
      <EmptyState
        picture={<UnlitLamp of="filament-bulb" />}
        heading="h1"
        title={t('gone.title')}
        text={t.rich('gone.text', { name, isolated: (words) => <bdi>{words}</bdi> })}
        action={
          <>
            {category === undefined ? null : (
              <ButtonLink to={`/products-category/${category.id}`}>
                {t('gone.all', { category: category.name })}
              </ButtonLink>
            )}
            <ButtonLink to="/search/product" look="secondary">
              {t('gone.search')}
            </ButtonLink>
          </>
        }
      />
      <RelatedProducts products={related} />
    </>
  );
}
