import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button, type ButtonProps } from '@dp/ui/parts/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { userToken } from '../session/session.ts';
import { BEGUN_PURCHASE, savePurchase } from './begun-purchase.ts';
import { buyAlone } from './bought-alone.ts';
import { cartLines } from './change-cart.ts';
import type { Addable } from './use-add-to-cart.ts';

const loadDialog = () => import('./buy-now-dialog.tsx');
const BuyNowDialog = lazy(loadDialog);

export interface BuyNowButtonProps extends Pick<ButtonProps, 'look' | 'size' | 'full'> {
  readonly product: Addable;
  readonly quantity: number;
}

/**
 * Buys one product alone, straight to checkout (design §6). A cart with other things is only emptied after
 * the Confirm Action of specification §8, a guest's after logging in.
 */
export function BuyNowButton({ product, quantity, ...looks }: BuyNowButtonProps) {
  const t = useTranslations('cart');
  const ui = useTranslations('ui');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [others, setOthers] = useState(0);

  function buy(): void {
    const line = { id: product.id, quantity: Math.min(quantity, product.available) };
    if (asking && userToken() === undefined) {
      savePurchase(line);
      void navigate(BEGUN_PURCHASE, { replace: true });
      return;
    }
    if (!buyAlone(line)) {
      showToast(`${t('addFailed')} ${ui('storageFull')}`, { look: 'danger' });
      return;
    }
    void navigate('/checkout', { replace: asking });
  }

  function start(): void {
    const inCart = cartLines().filter(({ id }) => id !== product.id).length;
    if (inCart === 0) {
      buy();
      return;
    }
    setOthers(inCart);
    setAsking(true);
  }

  return (
    <>
      <Button
        {...looks}
        disabled={product.available === 0}
        onPointerEnter={() => loadDialog().catch(() => undefined)}
        onClick={start}
      >
        {t('buyNow')}
      </Button>
      <Suspense>
        {others === 0 ? null : (
          <BuyNowDialog
            others={others}
            open={asking}
            onClose={() => setAsking(false)}
            onConfirm={buy}
          />
        )}
      </Suspense>
    </>
  );
}
