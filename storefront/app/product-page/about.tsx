import type { Product } from '@dp/contract/products.ts';
import { KeyFactsList } from '../specifications/key-facts-list.tsx';
import styles from './about.module.css';

/** A number and the unit after it stay on one line. */
const BEFORE_UNIT = /(?<=\d) (?=\p{L})/gu;

/** What a product is, in a few facts and in words. */
export function About({ product: { specs, description } }: { product: Product }) {
  return (
    <>
      <KeyFactsList specs={specs} />
      {description === '' ? null : (
        <p className={styles.text}>{description.replace(BEFORE_UNIT, '\u00a0')}</p>
      )}
    </>
  );
}
