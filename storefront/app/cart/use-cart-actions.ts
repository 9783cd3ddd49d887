import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { toastStore } from '@dp/ui/overlays/toast-store.ts';
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

/** What was removed while one notice of it after the other was shown, the latest first: the last one undoes all. */
let removals: {
  readonly toast: unknown;
  readonly undo: readonly (() => void)[];
  readonly count: number;
} = { toast: undefined, undo: [], count: 0 };

/** The actions on cart lines; removing one shows a toast with undo. */
export function useCartActions(): CartActions {
  const t = useTranslations('cart');
  const favourites = useTranslations('favourites');
  const ui = useTranslations('ui');
  return useMemo(() => {
    function offerUndo(text: string, run: () => void, count = 1): void {
      const { toast } = toastStore.getState();
      const before = toast !== undefined && removals.toast === toast ? removals : undefined;
      const undo = [run, ...(before?.undo ?? [])];
      const all = count + (before?.count ?? 0);
      showToast(before === undefined ? text : t('removedMany', { count: all }), {
        look: 'ok',
        action: {
          label: ui('undo'),
          run: () => {
            for (const each of undo) each();
          },
        },
      });
      removals = { toast: toastStore.getState().toast, undo, count: all };
    }

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
      offerUndo(t('removed'), () => back(before, [id]));
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
      offerUndo(t('moved'), stay);
    }

    function drop(ids: readonly number[]): void {
      const before = cartLines();
      if (!restoreCart(before.filter(({ id }) => !ids.includes(id)))) {
        refused(t('removeFailed'));
        return;
      }
      offerUndo(t('removed'), () => back(before, ids), ids.length);
    }

    return { setQuantity, remove, moveToWishList, drop };
  }, [t, favourites, ui]);
}
