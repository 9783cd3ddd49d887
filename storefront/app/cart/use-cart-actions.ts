import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useMemo } from 'react';
import { addFavourite, isFavourite, removeFavourite } from '../favourites/change-favourites.ts';
import { bringBack } from './bring-back.ts';
import { type CartLines, quantityOf } from './cart-lines.ts';
import { cartLines, removeFromCart, restoreCart, setInCart } from './change-cart.ts';

export interface CartActions {
  /** Sets the quantity, never below 1 (specification §5), and returns what that was; the line says it. */
  readonly setQuantity: (id: number, quantity: number) => 'increased' | 'decreased' | undefined;
  readonly remove: (id: number) => void;
  readonly moveToWishList: (id: number) => void;
  /** Removes lines that do not count any more. */
  readonly drop: (ids: readonly number[]) => void;
}

/** The actions on cart lines; removing one shows a toast with undo. */
export function useCartActions(): CartActions {
  const t = useTranslations('cart');
  const favourites = useTranslations('favourites');
  const ui = useTranslations('ui');
  return useMemo(() => {
    const undo = (run: () => void) => ({ action: { label: ui('undo'), run } });

    function refused(text: string): void {
      showToast(`${text} ${ui('storageFull')}`, { look: 'danger' });
    }

    function back(before: CartLines, ids: readonly number[]): void {
      if (!bringBack(before, ids)) refused(t('addFailed'));
    }

    function setQuantity(id: number, quantity: number) {
      const before = quantityOf(cartLines(), id);
      const wanted = Math.max(1, quantity);
      if (wanted === before) return undefined;
      if (!setInCart(id, wanted)) {
        refused(t('changeFailed'));
        return undefined;
      }
      return wanted > before ? 'increased' : 'decreased';
    }

    function remove(id: number): void {
      const before = cartLines();
      if (quantityOf(before, id) === 0) {
        // Removed in another tab.
        showToast(t('removeFailed'), { look: 'danger' });
        return;
      }
      if (!removeFromCart(id)) {
        refused(t('removeFailed'));
        return;
      }
      showToast(t('removed'), { look: 'ok', ...undo(() => back(before, [id])) });
    }

    function moveToWishList(id: number): void {
      const before = cartLines();
      const wasFavourite = isFavourite(id);
      if (!addFavourite(id)) {
        refused(favourites('addFailed'));
        return;
      }
      if (!removeFromCart(id)) {
        if (!wasFavourite) removeFavourite(id);
        refused(t('removeFailed'));
        return;
      }
      const stay = () => {
        back(before, [id]);
        if (!wasFavourite) removeFavourite(id);
      };
      showToast(t('moved'), { look: 'ok', ...undo(stay) });
    }

    function drop(ids: readonly number[]): void {
      const before = cartLines();
      if (!restoreCart(before.filter(({ id }) => !ids.includes(id)))) {
        refused(t('removeFailed'));
        return;
      }
      showToast(t('removed'), { look: 'ok', ...undo(() => back(before, ids)) });
    }

    return { setQuantity, remove, moveToWishList, drop };
  }, [t, favourites, ui]);
}
