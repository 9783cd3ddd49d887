import type { ReactNode } from 'react';
import styles from './product-facts.module.css';

/** A product's name, and below it its SKU and what else counts where it is sold. */
export function ProductFacts({
  product: { name, sku },
  children,
}: {
  readonly product: { readonly name: string; readonly sku: string };
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>
        <bdi dir="ltr">{sku}</bdi>
        {children}
      </span>
    </span>
  );
}
