import type { Picture } from '@dp/contract/pictures.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { wantsCalm } from '@dp/ui/theme/wants-calm.ts';
import { useEffect, useState } from 'react';
import { smallPicture } from '../products/product-summary.ts';
import styles from './bought-lamp.module.css';

/** How long the shopper sees the lamp before it lights. */
const UNLIT_MS = 500;

interface BoughtLampProps {
  readonly picture: Picture;
  /** Colour temperature of its light. */
  readonly kelvin: number | undefined;
}

/** The photograph of a lamp that was bought, which switches on in its own colour. */
export function BoughtLamp({ picture, kelvin }: BoughtLampProps) {
  const [lit, setLit] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLit(true), wantsCalm() ? 0 : UNLIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span data-lamp={lit ? 'on' : 'off'} className={styles.lamp}>
      <ProductPicture
        picture={smallPicture(picture)}
        kelvin={kelvin}
        sizes="220px"
        priority
        className={styles.photograph}
      />
    </span>
  );
}
