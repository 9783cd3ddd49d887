import type { StaffProduct } from '@dp/contract/staff/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Link } from 'react-router';
import { Section } from '../parts/section.tsx';
import { useMay } from '../session/me.ts';
import { ProductStateBadge } from './product-state-badge.tsx';
import styles from './products.module.css';

/** The product as it is saved: photograph, SKU, state, and its stock and history one tap away. */
export function ProductSummary({ product }: { readonly product: StaffProduct }) {
  const t = useTranslations('products');
  const { number } = useFormat();
  const seesStock = useMay('stock.adjust');
  const seesTrail = useMay('audit.read');
  const { id, sku, image, stock } = product;
  const inStock = t('inStock', { count: stock, number: number(stock) });
  return (
    <Section title={<bdi dir="ltr">{sku}</bdi>} action={<ProductStateBadge product={product} />}>
      <div className={styles.product}>
        <ProductPicture picture={image ?? undefined} sizes="64px" className={styles.large} />
        <p className={styles.links}>
          {seesStock ? <Link to={`/stock/${id}`}>{inStock}</Link> : <span>{inStock}</span>}
          <Link to={`/products/${id}/history`}>{t('versions.link')}</Link>
          {seesTrail ? (
            <Link to={`/audit?subject_kind=product&subject_id=${id}`}>{t('history')}</Link>
          ) : null}
        </p>
      </div>
    </Section>
  );
}
