import type { Product } from '@dp/contract/products.ts';
import { KeyFactsList } from '../specifications/key-facts-list.tsx';
import styles from './about.module.css';

/** What a product is, in a few facts and in words. */
export function About({ product: { specs, description } }: { product: Product }) {
  return (
    <>
      <KeyFactsList specs={specs} />
      {description === '' ? null : <p className={styles.text}>{description}</p>}
    </>
  );
}
