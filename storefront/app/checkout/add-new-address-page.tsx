import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { useMedia, WIDE } from '@dp/ui/parts/use-media.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AddressEditor } from '../addresses/address-editor.tsx';
import { placeOf } from '../addresses/address-form.ts';
import { AddressFormSkeleton } from '../addresses/address-form-skeleton.tsx';
import { loadAddressStart } from '../addresses/load-address-start.ts';
import { saveCheckoutDraft } from '../cart/checkout-draft.ts';
import { useCart } from '../cart/use-cart.ts';
import type { RouteHandle } from '../page/route-handle.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/add-new-address-page.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { OrderFold } from './order-fold.tsx';
import { OrderSoFar } from './order-glance.tsx';

export const handle = {
  header: false,
  footer: false,
  toolbar: false,
  requiresLogin: true,
} satisfies RouteHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return shopperPage(request, () => loadAddressStart(new URL(request.url)));
}

/** Adds or edits an address during checkout, which the order then uses. */
export default function AddNewAddressPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('checkout');
  const addresses = useTranslations('addresses');
  const navigate = useNavigate();
  const first = loaderData.isFirst;
  const wide = useMedia(WIDE);
  const lines = useCart((state) => state.lines);
  // As soon as the form has its city, delivery is in the sum.
  const [place, setPlace] = useState(() => placeOf(loaderData.initial));
  const order = lines.length === 0 ? undefined : { lines, place };
  return (
    <CheckoutFrame
      title={t('addAddressTitle')}
      backTo={first ? '/my-cart' : '/checkout'}
      step={1}
      aside={wide && order ? <OrderSoFar {...order} /> : undefined}
    >
      {!wide && order ? <OrderFold {...order} /> : null}
      <AddressEditor
        key={loaderData.editing?.id}
        start={loaderData}
        submitLabel={addresses('saveAndUse')}
        onChange={(values) => setPlace(placeOf(values))}
        onSaved={async ({ id }) => {
          saveCheckoutDraft({ addressId: id });
          // With one address there is nothing to choose; the review sends back what it cannot deliver to.
          await navigate(first ? '/checkout/review' : '/checkout', { replace: true });
        }}
      />
    </CheckoutFrame>
  );
}

export function HydrateFallback() {
  const t = useTranslations('checkout');
  return (
    <CheckoutFrame
      title={t('addAddressTitle')}
      backTo="/my-cart"
      step={1}
      aside={<Skeleton shape="block" />}
    >
      <AddressFormSkeleton />
    </CheckoutFrame>
  );
}
