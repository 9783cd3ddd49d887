import type { Picture } from '@dp/contract/pictures.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { useEffect, useState } from 'react';
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
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setLit(true), calm ? 0 : UNLIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span data-lamp={lit ? 'on' : 'off'} className={styles.lamp}>
      <ProductPicture
        picture={picture}
        kelvin={kelvin}
        sizes="220px"
        priority
        className={styles.photograph}
      />
    </span>
  );
}
