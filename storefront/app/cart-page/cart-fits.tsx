import { useEffect, useState } from 'react';
import { FittingProducts } from '../product-page/fitting-products.tsx';
import type { FittingProduct } from '../product-page/load-fitting.ts';
import { browserApi } from '../session/browser-client.ts';
import { loadCartFits } from './load-cart-fits.ts';

/** What fits the cart's products as it was opened: one that is added from here stays where it was tapped. */
export function CartFits({ ids }: { ids: readonly number[] }) {
  const [opened] = useState(ids);
  const [products, setProducts] = useState<readonly FittingProduct[]>([]);
  useEffect(() => {
    let current = true;
    void loadCartFits(browserApi(), opened).then((fits) => {
      if (current) setProducts(fits);
    });
    return () => {
      current = false;
    };
  }, [opened]);
  return <FittingProducts products={products} ofOne={false} />;
}
