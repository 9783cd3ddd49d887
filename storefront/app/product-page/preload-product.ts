import { cachedOr } from '../api/recent-responses.ts';
import { browserApi } from '../session/browser-client.ts';
import { loadProduct, productResponseName } from './load-product.ts';

/** The id in a product page's address. */
const ADDRESS = /^\/product\/details\/(\d+)$/;

/**
 * Loads a product from the moment its link is pressed, before the finger leaves it. Its page then shares the
 * response; a failure is the page's to show.
 */
export function startProductPreload(): void {
  addEventListener(
    'pointerdown',
    ({ target, button }) => {
      if (button !== 0 || !(target instanceof Element)) return;
      const id = ADDRESS.exec(target.closest('a')?.pathname ?? '')?.[1];
      if (id === undefined) return;
      void cachedOr(productResponseName(Number(id)), () => loadProduct(browserApi(), Number(id)));
    },
    { passive: true },
  );
}
