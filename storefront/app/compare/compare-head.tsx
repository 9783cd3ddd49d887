import type { Product } from '@dp/contract/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconLink } from '@dp/ui/parts/icon-button.tsx';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { nameBesideBrand } from '@dp/ui/products/name-beside-brand.ts';
import { Price } from '@dp/ui/products/price.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { X } from 'lucide';
import { Link, useNavigate } from 'react-router';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { productAddress } from '../products/product-summary.ts';
import { StockState } from '../products/stock-state.tsx';
import styles from './compare-head.module.css';
import { compareStore } from './compare-store.ts';
import { compareAddress } from './compared-ids.ts';

export interface CompareHeadProps {
  readonly product: Product;
  readonly all: readonly Product[];
}

/** What a column is about: its parts are rows that all columns share, so that they line up. */
export function CompareHead({ product, all }: CompareHeadProps) {
  const t = useTranslations('products');
  const ui = useTranslations('ui');
  const navigate = useNavigate();
  const { id, name, brand, images, price, list_price, specs, stock } = product;
  const available = stock.in_stock ? stock.available : 0;
  const others = all.map((one) => one.id).filter((other) => other !== id);
  const removed = () => {
    const { replace } = compareStore.getState();
    const before = all.map((one) => one.id);
    replace(others);
    showToast(t('compare.removed'), {
      look: 'ok',
      action: {
        label: ui('undo'),
        run: () => {
          replace(before);
          void navigate(compareAddress(before), { replace: true, preventScrollReset: true });
        },
      },
    });
  };
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        <ProductPicture
          picture={images[0]}
          sizes="(width < 640px) 44vw, 340px"
          kelvin={specs.cct_kelvin?.[0]}
          className={styles.picture}
        />
        <span className={styles.remove}>
          <IconLink
            to={compareAddress(others)}
            replace
            preventScrollReset
            label={t('compare.remove', { name })}
            look="glass"
            compact
            onClick={removed}
          >
            <Icon of={X} size={16} />
          </IconLink>
        </span>
      </div>
      <div className={styles.words}>
        {brand === null ? null : <bdi className={styles.brand}>{brand.name}</bdi>}
        <Link to={productAddress(id)} className={styles.name}>
          <WholeWords text={brand === null ? name : nameBesideBrand(name, brand.name)} />
        </Link>
      </div>
      <div className={styles.foot}>
        <Price price={price} listPrice={list_price} stacked className={styles.price} />
        {available === 0 ? (
          <span className={styles.soldOut}>
            <StockState available={0} />
          </span>
        ) : (
          <AddToCartButton
            product={{ id, available }}
            name={name}
            chooses={specs.unit === 'metre'}
          />
        )}
      </div>
    </div>
  );
}
