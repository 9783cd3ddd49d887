import styles from './named-product.module.css';

/** A product's name with its SKU below. */
export function NamedProduct({ name, sku }: { readonly name: string; readonly sku: string }) {
  return (
    <>
      <bdi>{name}</bdi>
      <span className={styles.sku}>
        <bdi dir="ltr">{sku}</bdi>
      </span>
    </>
  );
}
