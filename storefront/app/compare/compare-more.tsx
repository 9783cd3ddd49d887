import type { Product } from '@dp/contract/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { nameBesideBrand } from '@dp/ui/products/name-beside-brand.ts';
import { Price } from '@dp/ui/products/price.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Plus } from 'lucide';
import { useId } from 'react';
import { Link } from 'react-router';
import type { ProductSummary } from '../products/product-summary.ts';
import styles from './compare-more.module.css';
import { compareStore } from './compare-store.ts';
import { compareAddress } from './compared-ids.ts';

export interface CompareMoreProps {
  readonly products: readonly Product[];
  /** Some of their kind: a press puts one beside them. */
  readonly alike: readonly ProductSummary[];
}

/** The place of one more product: what is like the others, and the way to all there is. */
export function CompareMore({ products, alike }: CompareMoreProps) {
  const t = useTranslations('products');
  const heading = useId();
  const [first] = products;
  return (
    <section aria-labelledby={heading} data-after={products.length} className={styles.more}>
      <h2 id={heading} className={styles.title}>
        <Icon of={Plus} size={20} />
        {t(products.length > 1 ? 'compare.more' : 'compare.second')}
      </h2>
      {alike.length === 0 ? (
        <p className={styles.how}>{t('compare.how')}</p>
      ) : (
        <ul className={styles.alike}>
          {alike.map((product) => (
            <li key={product.id}>
              <Alike
                product={product}
                ids={[...products.map(({ id }) => id), product.id]}
                alone={alike.length === 1}
              />
            </li>
          ))}
        </ul>
      )}
      <Link
        // Where there is more to compare with: the category of the one chosen first.
        to={first?.category ? `/products-category/${first.category.id}` : '/shopping'}
        className={styles.all}
        onClick={() => showToast(t('compare.how'))}
      >
        {t('compare.browse')}
      </Link>
    </section>
  );
}

/** Compared with the others once it is pressed, as chosen on its own page. */
function Alike({
  product,
  ids,
  alone,
}: {
  product: ProductSummary;
  ids: readonly number[];
  alone: boolean;
}) {
  const t = useTranslations('products');
  const { name, brand, picture, price, specs } = product;
  return (
    <Link
      to={compareAddress(ids)}
      replace
      preventScrollReset
      className={styles.one}
      onClick={() => compareStore.getState().replace(ids)}
    >
      <ProductPicture
        picture={picture}
        sizes={`(width < 960px) 44px, ${alone ? 210 : 64}px`}
        kelvin={specs.cct_kelvin?.[0]}
        className={styles.picture}
      />
      <span className={styles.words}>
        <Hidden>{t('compare.add')}</Hidden>
        <bdi className={styles.name}>
          <WholeWords text={brand === undefined ? name : nameBesideBrand(name, brand)} />
        </bdi>
        <Price price={price} size="small" />
      </span>
      <Icon of={Plus} size={18} />
    </Link>
  );
}
