import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCart } from '../cart/use-cart.ts';
import { UnpaidOrder, useUnpaidOrder } from '../checkout/unpaid-order.tsx';
import { useFavourites } from '../favourites/use-favourites.ts';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import { Picks } from '../product-lists/picks.tsx';

export const handle = { header: 'wide', footer: false } satisfies RouteHandle;

/** The empty cart (specification §2, MyCartEmptyPage); a cart with lines is at /my-cart. */
export default function EmptyCartPage() {
  const t = useTranslations('cart');
  const navigate = useNavigate();
  const filled = useCart((state) => state.lines.length > 0);
  const wishes = useFavourites((state) => state.ids.length > 0);
  const unpaid = useUnpaidOrder();
  useEffect(() => {
    // Also when the last removal is undone here.
    if (filled) void navigate('/my-cart', { replace: true });
  }, [filled, navigate]);
  return (
    <Page>
      <PageMeta title={t('title')} noIndex />
      {/* As over a cart with lines, which leads here. */}
      <PageHeader title={t('title')} />
      {unpaid === undefined ? null : <UnpaidOrder order={unpaid} />}
      <EmptyState
        picture={<UnlitLamp of="globe-lamp" />}
        title={t('empty')}
        text={t('emptyText')}
        action={
          <>
            <ButtonLink to="/shopping" look={unpaid === undefined ? 'primary' : 'secondary'}>
              {t('start')}
            </ButtonLink>
            {wishes ? (
              <ButtonLink to="/wishlist" look="secondary">
                {t('toWishlist')}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <Picks from={6} />
    </Page>
  );
}
