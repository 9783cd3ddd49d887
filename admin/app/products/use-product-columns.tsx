import type { ListedProduct } from '@dp/contract/staff/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Price } from '@dp/ui/products/price.tsx';
import type { Column } from '../parts/data-list.tsx';
import { ProductLine } from '../parts/product-line.tsx';
import { ProductStateBadge } from './product-state-badge.tsx';
import styles from './products.module.css';

/** What the list says about each product. */
export function useProductColumns(): readonly Column<ListedProduct>[] {
  const t = useTranslations('products');
  const { number } = useFormat();
  return [
    {
      key: 'product',
      header: t('product'),
      card: 'title',
      cell: ({ name, sku, image }) => <ProductLine name={name} sku={sku} image={image} />,
    },
    {
      key: 'state',
      header: t('state'),
      card: 'side',
      cell: (product) => (
        <span className={styles.badges}>
          <ProductStateBadge product={product} />
          {product.featured ? <Badge>{t('states.featured')}</Badge> : null}
        </span>
      ),
    },
    { key: 'category', header: t('category'), cell: ({ category }) => category ?? '—' },
    {
      key: 'price',
      header: t('price'),
      cell: ({ price, list_price: listPrice }) => (
        <Price price={price} listPrice={listPrice} size="small" />
      ),
    },
    { key: 'stock', header: t('stock'), align: 'end', cell: ({ stock }) => number(stock) },
  ];
}
