import { RadioCards } from '@dp/ui/fields/radio-card.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { AddAddress } from '../addresses/add-address.tsx';
import { useAddressOption } from '../addresses/address-option.tsx';
import { revalidated } from '../api/recent-responses.ts';
import { popPurchase } from '../cart/begun-purchase.ts';
import { buyAlone } from '../cart/bought-alone.ts';
import { saveCheckoutDraft } from '../cart/checkout-draft.ts';
import { leadOn } from '../page/lead-on.ts';
import type { RouteHandle } from '../page/route-handle.ts';
import { browserApi } from '../session/browser-client.ts';
import { currentShopper } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/checkout-page.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutHelp } from './checkout-help.tsx';
import { GoOn } from './go-on.tsx';
import { chosenAddress, requireCart } from './load-checkout.ts';
import { OrderGlance } from './order-glance.tsx';
import { useCheckoutQuote } from './use-checkout-quote.ts';

export const handle = {
  header: false,
  footer: false,
  toolbar: false,
  refreshable: true,
  requiresLogin: true,
} satisfies RouteHandle;

const ADD = '/checkout/add-new-address';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return shopperPage(request, async () => {
    const begun = popPurchase(new URL(request.url).searchParams);
    if (begun !== undefined) {
      // On a full device the product's page shows the error when retried.
      throw redirect(buyAlone(begun) ? '/checkout' : `/add-to-car/${begun.id}`);
    }
    const lines = requireCart(request);
    const { data: addresses } = await revalidated(`addresses of ${currentShopper()?.id}`, () =>
      browserApi().call('listAddresses'),
    );
    const chosen = chosenAddress(addresses);
    // A first-time customer has no address to choose from.
    if (chosen === undefined) throw leadOn(request, ADD);
    return { lines, addresses, chosenId: chosen.id };
  });
}

/** Chooses the address, with the order and its sum, delivery included, beside it. */
export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const { addresses, lines } = loaderData;
  const t = useTranslations('checkout');
  const option = useAddressOption();
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState(loaderData.chosenId);
  const chosen = addresses.find(({ id }) => id === chosenId) ?? addresses[0];
  const quoted = useCheckoutQuote(chosen && { address_id: chosen.id }, lines);

  return (
    <CheckoutFrame
      title={t('addressTitle')}
      backTo="/my-cart"
      step={1}
      details={<OrderGlance {...quoted} lines={lines} />}
      summary={
        <GoOn
          {...quoted}
          onGoOn={() => {
            if (chosen !== undefined) saveCheckoutDraft({ addressId: chosen.id });
            void navigate('/checkout/review');
          }}
        />
      }
    >
      <RadioCards
        legend={t('addresses')}
        legendHidden
        options={addresses.map((address) => option(address, `${ADD}?id=${address.id}`))}
        value={chosen === undefined ? undefined : String(chosen.id)}
        onChange={(value) => {
          setChosenId(Number(value));
          saveCheckoutDraft({ addressId: Number(value) });
        }}
      />
      <AddAddress to={ADD} />
      <CheckoutHelp />
    </CheckoutFrame>
  );
}

export function HydrateFallback() {
  const t = useTranslations('checkout');
  return (
    <CheckoutFrame title={t('addressTitle')} backTo="/my-cart" step={1}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </CheckoutFrame>
  );
}
