import { useEffect, useEffectEvent, useState } from 'react';
import { FittingProducts } from '../product-page/fitting-products.tsx';
import type { FittingProduct } from '../product-page/load-fitting.ts';
import { browserApi } from '../session/browser-client.ts';
import { loadCartFits } from './load-cart-fits.ts';

export interface CartFitsProps {
  readonly ids: readonly number[];
  /** Called once it is known what fits. */
  readonly onLoaded: () => void;
}

/** What fits the cart's products as it was opened: one that is added from here stays where it was tapped. */
export function CartFits({ ids, onLoaded }: CartFitsProps) {
  const [opened] = useState(ids);
  const loaded = useEffectEvent(onLoaded);
  const [products, setProducts] = useState<readonly FittingProduct[]>([]);
  useEffect(() => {
    let current = true;
    void loadCartFits(browserApi(), opened).then((fits) => {
      if (!current) return;
      setProducts(fits);
      loaded();
    });
    return () => {
      current = false;
    };
  }, [opened]);
  return <FittingProducts products={products} ofOne={false} />;
}
