import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../api/use-error-text.ts';
import { quantityOf } from '../cart/cart-lines.ts';
import { cartLines, setInCart } from '../cart/change-cart.ts';
import { browserApi } from '../session/browser-client.ts';
import { reorderPlan } from './reorder-plan.ts';

/** Adds what is still available of an old order to the cart, and goes there. */
export function useReorder(order: Order) {
  const t = useTranslations('orders');
  const cart = useTranslations('cart');
  const ui = useTranslations('ui');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function reorder(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const lines = order.lines.flatMap(({ product_id: id, quantity }) =>
        id === null ? [] : [{ id, quantity }],
      );
      const { products } =
        lines.length === 0
          ? { products: [] }
          : await browserApi().call('listCartProducts', { body: { lines } });
      const { add, gone, fewer } = reorderPlan(order.lines, products);
      if (add.length === 0) return showToast(t('reorderNothing'), { look: 'danger' });
      const stored = add.every(({ id, quantity }) =>
        setInCart(id, quantityOf(cartLines(), id) + quantity),
      );
      if (!stored) {
        showToast(`${cart('addFailed')} ${ui('storageFull')}`, { look: 'danger' });
        return;
      }
      const left = gone + fewer;
      const count = add.reduce((sum, { quantity }) => sum + quantity, 0);
      const added = t('reordered', { count });
      const run = () => {
        // What else was changed since stays.
        for (const { id, quantity } of add) {
          setInCart(id, Math.max(0, quantityOf(cartLines(), id) - quantity));
        }
      };
      showToast(left === 0 ? added : t('reorderedSome', { added, count: left }), {
        look: 'ok',
        action: { label: ui('undo'), run },
      });
      await navigate('/my-cart');
    } catch (error) {
      showToast(errorText(error), { look: 'danger' });
    } finally {
      setBusy(false);
    }
  }

  return { reorder, busy };
}
