import type { Product } from '@dp/contract/products.ts';
import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconLink } from '@dp/ui/parts/icon-button.tsx';
import { Price } from '@dp/ui/products/price.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { X } from 'lucide';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { productAddress } from '../products/product-summary.ts';
import { StockState } from '../products/stock-state.tsx';
import { useSpecWords } from '../specifications/use-spec-words.ts';
import { compareGroups } from './compare-rows.ts';
import { compareStore } from './compare-store.ts';
import styles from './compare-table.module.css';
import { compareAddress } from './compared-ids.ts';

/** The products in columns and their facts in rows; equal rows can be hidden. */
export function CompareTable({ products }: { products: readonly Product[] }) {
  const t = useTranslations('products');
  const words = useSpecWords();
  const [differing, setDiffering] = useState(false);
  const groups = useMemo(
    () =>
      compareGroups(
        products.map(({ specs }) => specs),
        words,
      ),
    [products, words],
  );
  const shown = groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ equal }) => !(differing && equal)) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      {products.length < 2 ? null : (
        <Checkbox
          label={t('compare.differing')}
          checked={differing}
          onChange={({ currentTarget }) => setDiffering(currentTarget.checked)}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section tabIndex={0} aria-label={t('compare.title')} className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {products.map((product) => (
                <th key={product.id} scope="col" className={styles.product}>
                  <Head product={product} all={products} />
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ name, rows }) => (
            <tbody key={name}>
              <tr>
                <th colSpan={products.length + 1} scope="rowgroup" className={styles.group}>
                  <span>{t(`specGroup.${name}`)}</span>
                </th>
              </tr>
              {rows.map(({ key, label, values }) => (
                <tr key={key}>
                  <th scope="row" className={styles.label}>
                    {label}
                  </th>
                  {values.map((value, at) => (
                    <td key={products[at]?.id} className={styles.value}>
                      {value === undefined ? '–' : <bdi>{value}</bdi>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
}

function Head({ product, all }: { product: Product; all: readonly Product[] }) {
  const t = useTranslations('products');
  const { id, name, images, price, list_price, specs, stock } = product;
  const available = stock.in_stock ? stock.available : 0;
  const others = all.map((one) => one.id).filter((other) => other !== id);
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        <ProductPicture
          picture={images[0]}
          sizes="160px"
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
            onClick={() => compareStore.getState().replace(others)}
          >
            <Icon of={X} size={16} />
          </IconLink>
        </span>
      </div>
      <Link to={productAddress(id)} className={styles.name}>
        {name}
      </Link>
      <div className={styles.foot}>
        <Price price={price} listPrice={list_price} stacked />
        {available === 0 ? (
          <StockState available={0} />
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
