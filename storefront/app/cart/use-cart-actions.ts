import { useMemo } from 'react';
import { addFavourite, favouriteIds, removeFavourite } from '../favourites/change-favourites.ts';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { showToast } from '../ui/show-toast.ts';
import { quantityOf } from './cart-lines.ts';
import { cartStore } from './cart-store.ts';

export interface CartActions {
  /** Sets how many; never below 1 (specification §5). */
  readonly setQuantity: (id: number, quantity: number) => void;
  readonly remove: (id: number) => void;
  readonly moveToWishList: (id: number) => void;
  /** Takes out lines that count for nothing any more. */
  readonly drop: (ids: readonly number[]) => void;
}

/** What a shopper can do with the cart's lines; each says what it did, and what can be lost can be undone. */
export function useCartActions(): CartActions {
  const t = useTranslations('cart');
  const ui = useTranslations('ui');
  return useMemo(() => {
    const undo = (run: () => void) => ({ action: { label: ui('undo'), run } });

    function setQuantity(id: number, quantity: number): void {
      const before = quantityOf(cartStore.getState().lines, id);
      const wanted = Math.max(1, quantity);
      if (wanted === before) return;
      cartStore.getState().setQuantity(id, wanted);
      showToast(wanted > before ? t('increased') : t('decreased'), { look: 'ok' });
    }

    function remove(id: number): void {
      const { lines: before, remove: take, restore } = cartStore.getState();
      if (quantityOf(before, id) === 0) {
        // It went in another tab.
        showToast(t('removeFailed'), { look: 'danger' });
        return;
      }
      take(id);
      showToast(t('removed'), { look: 'ok', ...undo(() => restore(before)) });
    }

    function moveToWishList(id: number): void {
      const { lines: before, remove: take, restore } = cartStore.getState();
      const wasFavourite = favouriteIds().includes(id);
      addFavourite(id);
      take(id);
      const back = () => {
        restore(before);
        if (!wasFavourite) removeFavourite(id);
      };
      showToast(t('moved'), { look: 'ok', ...undo(back) });
    }

    function drop(ids: readonly number[]): void {
      const { lines: before, remove: take, restore } = cartStore.getState();
      for (const id of ids) take(id);
      showToast(t('removed'), { look: 'ok', ...undo(() => restore(before)) });
    }

    return { setQuantity, remove, moveToWishList, drop };
  }, [t, ui]);
}
