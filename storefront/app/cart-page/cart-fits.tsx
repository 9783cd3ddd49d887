import { useEffect, useState } from 'react';
import { cartLines } from '../cart/change-cart.ts';
import { FittingProducts } from '../product-page/fitting-products.tsx';
import type { FittingProduct } from '../product-page/load-fitting.ts';
import { browserApi } from '../session/browser-client.ts';
import { loadCartFits } from './load-cart-fits.ts';

/** What fits the lamps of the cart as it was opened: one that is added from here stays where it was tapped. */
export function CartFits() {
  const [products, setProducts] = useState<readonly FittingProduct[]>([]);
  useEffect(() => {
    let current = true;
    const ids = cartLines().map(({ id }) => id);
    void loadCartFits(browserApi(), ids).then((fits) => {
      if (current) setProducts(fits);
    });
    return () => {
      current = false;
    };
  }, []);
  return <FittingProducts products={products} ofOne={false} />;
}
