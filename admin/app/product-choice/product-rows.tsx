import type { ChosenProduct } from '@dp/contract/staff/chosen-product.ts';
import { isShown } from '@dp/contract/staff/is-shown.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import type { ReactNode } from 'react';
import { ProductLine } from '../parts/product-line.tsx';
import styles from './product-choice.module.css';

/** A list of products, `ordered` where their order is the owner's. */
export function ProductRows({
  label,
  ordered = false,
  children,
}: {
  readonly label: string;
  readonly ordered?: boolean;
  readonly children: ReactNode;
}) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles.rows} aria-label={label}>
      {children}
    </List>
  );
}

/** One product of a list, with what can be done with it. */
export function ProductRow({
  product,
  children,
}: {
  readonly product: ChosenProduct;
  readonly children?: ReactNode;
}) {
  const t = useTranslations('productChoice');
  return (
    <li className={styles.row}>
      <ProductLine {...product} />
      {isShown(product) ? null : (
        <Badge look="warning">{t(product.on_sale ? 'soldOut' : 'notOnSale')}</Badge>
      )}
      <span className={styles.buttons}>{children}</span>
    </li>
  );
}
