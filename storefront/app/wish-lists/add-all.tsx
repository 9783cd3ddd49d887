import { CART_LINES_MAX } from '@dp/contract/limits.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useNavigate } from 'react-router';
import { cartHasRoomFor, quantityOf, withQuantity } from '../cart/cart-lines.ts';
import { cartLines, restoreCart } from '../cart/change-cart.ts';
import { useCart } from '../cart/use-cart.ts';
import type { ProductSummary } from '../products/product-summary.ts';

/** Of one product its own button is enough. */
const WORTH_A_BUTTON = 2;

/** Of what is sold by the metre the length is chosen first. */
function canBeAdded({ available, specs }: ProductSummary): boolean {
  return available > 0 && specs.unit !== 'metre';
}

/** Puts one of everything that is not in the cart yet into it, and says what was left out. */
export function AddAll({ products }: { readonly products: readonly ProductSummary[] }) {
  const t = useTranslations('favourites');
  const cart = useTranslations('cart');
  const orders = useTranslations('orders');
  const ui = useTranslations('ui');
  const navigate = useNavigate();
  const lines = useCart((state) => state.lines);
  const isNew = ({ id }: ProductSummary) => quantityOf(lines, id) === 0;
  const added = products.filter((product) => isNew(product) && canBeAdded(product));
  if (added.length < WORTH_A_BUTTON) return null;

  function addAll(): void {
    let next = cartLines();
    let count = 0;
    for (const { id } of added) {
      if (!cartHasRoomFor(next, id)) continue;
      next = withQuantity(next, id, 1);
      count += 1;
    }
    if (!restoreCart(next)) {
      showToast(`${cart('addFailed')} ${ui('storageFull')}`, { look: 'danger' });
      return;
    }
    const leftOut = products.filter((product) => !canBeAdded(product)).length;
    const said = [
      ...(count === 0 ? [] : [orders('reordered', { count })]),
      ...(leftOut === 0 ? [] : [t('leftOut', { count: leftOut })]),
      ...(count === added.length ? [] : [cart('full', { max: CART_LINES_MAX })]),
    ];
    const run = () => void navigate('/my-cart');
    showToast(said.join('. '), {
      look: count === 0 ? 'danger' : 'ok',
      action: { label: cart('viewCart'), run },
    });
  }

  return (
    <Button look="secondary" size="small" onClick={addAll}>
      {t('addAll')}
    </Button>
  );
}
