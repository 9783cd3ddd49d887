import { CART_LINES_MAX } from '@dp/contract/limits.ts';
import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../api/use-error-text.ts';
import { cartLines, restoreCart } from '../cart/change-cart.ts';
import { browserApi } from '../session/browser-client.ts';
import { reorderPlan, withoutAdded } from './reorder-plan.ts';

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
      const plan = reorderPlan(order.lines, products, cartLines());
      const { added, short, noRoom } = plan;
      const full = noRoom === 0 ? [] : [cart('full', { max: CART_LINES_MAX })];
      if (added.length === 0) {
        showToast(full[0] ?? t('reorderNothing'), { look: 'danger' });
        return;
      }
      if (!restoreCart(plan.cart)) {
        showToast(`${cart('addFailed')} ${ui('storageFull')}`, { look: 'danger' });
        return;
      }
      const count = added.reduce((sum, { quantity }) => sum + quantity, 0);
      const said = t('reordered', { count });
      const text = short === 0 ? said : t('reorderedSome', { added: said, count: short });
      const run = () => void restoreCart(withoutAdded(cartLines(), added));
      showToast([text, ...full].join('. '), { look: 'ok', action: { label: ui('undo'), run } });
      await navigate('/my-cart');
    } catch (error) {
      showToast(errorText(error), { look: 'danger' });
    } finally {
      setBusy(false);
    }
  }

  return { reorder, busy };
}
