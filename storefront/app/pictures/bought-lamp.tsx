import type { Order } from '@dp/contract/orders.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { wantsCalm } from '@dp/ui/theme/wants-calm.ts';
import { useEffect, useState } from 'react';
import { smallPicture } from '../products/product-summary.ts';
import styles from './bought-lamp.module.css';

/** How long the shopper sees the lamp before it lights. */
const UNLIT_MS = 500;

/** The finest lamp of an order, which switches on in its own colour; a bulb where none was photographed lit. */
export function BoughtLamp({ lines }: Pick<Order, 'lines'>) {
  const [lamp] = lines
    .filter(({ image }) => image?.light_src)
    .toSorted((one, other) => other.unit_price - one.unit_price);
  const [lit, setLit] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLit(true), wantsCalm() ? 0 : UNLIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!lamp?.image) return <span aria-hidden className={styles.bulb} />;
  return (
    <span data-lamp={lit ? 'on' : 'off'} className={styles.lamp}>
      <ProductPicture
        picture={smallPicture(lamp.image)}
        kelvin={lamp.kelvin ?? undefined}
        sizes="220px"
        priority
        className={styles.photograph}
      />
    </span>
  );
}
