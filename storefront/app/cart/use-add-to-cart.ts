import { CART_LINES_MAX } from '@dp/contract/limits.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { cartHasRoomFor, quantityOf } from './cart-lines.ts';
import { cartLines, setInCart } from './change-cart.ts';

/** The part of a product that adding needs. */
export interface Addable {
  readonly id: number;
  /** Units in stock, as the page last saw them; the order itself checks again. */
  readonly available: number;
  /** The most of them that one order can have, where that is fewer. */
  readonly most?: number;
}

/**
 * Adds units of a product to the cart, up to the stock and to what one order can have, and shows the result: added,
 * increased, only so many left or allowed, cart full, or device full.
 *
 * @returns whether anything was added.
 */
export function useAddToCart(): (product: Addable, quantity?: number) => boolean {
  const t = useTranslations('cart');
  const ui = useTranslations('ui');
  const navigate = useNavigate();
  return useCallback(
    ({ id, available, most = available }, quantity = 1) => {
      const lines = cartLines();
      const view = { label: t('viewCart'), run: () => void navigate('/my-cart') };
      if (!cartHasRoomFor(lines, id)) {
        showToast(t('full', { max: CART_LINES_MAX }), { look: 'danger', action: view });
        return false;
      }
      const held = quantityOf(lines, id);
      const wanted = Math.min(held + quantity, most);
      const limit = most < available ? 'overLimit' : undefined;
      if (wanted <= held) {
        showToast(t(limit ?? 'allInCart', { count: most }), { look: 'danger', action: view });
        return false;
      }
      if (!setInCart(id, wanted)) {
        showToast(`${t('addFailed')} ${ui('storageFull')}`, { look: 'danger' });
        return false;
      }
      if (wanted < held + quantity)
        showToast(t(limit ?? 'onlyLeft', { count: most }), { action: view });
      else showToast(held === 0 ? t('productAdded') : t('increased'), { look: 'ok', action: view });
      return true;
    },
    [t, ui, navigate],
  );
}
