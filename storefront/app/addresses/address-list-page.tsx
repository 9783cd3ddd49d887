import type { Address } from '@dp/contract/addresses.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { useEffect, useRef } from 'react';
import { revalidated } from '../api/recent-responses.ts';
import { AccountPage } from '../page/account-page.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import { browserApi } from '../session/browser-client.ts';
import { currentShopper } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/address-list-page.ts';
import { AddressList } from './address-list.tsx';
import { AddressUses } from './address-uses.tsx';

export const handle = {
  header: 'wide',
  footer: false,
  refreshable: true,
  requiresLogin: true,
} satisfies RouteHandle;

const ADD = '/profile/address/add-address';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { data } = await revalidated(`addresses of ${currentShopper()?.id}`, () =>
    shopperPage(request, () => browserApi().call('listAddresses')),
  );
  return { addresses: data as readonly Address[] };
}

/** The customer's addresses: choose the default, add, edit or delete. */
export default function AddressListPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('addresses');
  const { addresses } = loaderData;
  const isEmpty = addresses.length === 0;
  const wasEmpty = useRef(isEmpty);
  const empty = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The last one was deleted, and the focus was in its card.
    if (isEmpty && !wasEmpty.current) empty.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return (
    <AccountPage>
      <PageMeta title={t('listTitle')} noIndex />
      <PageHeader title={t('listTitle')} backTo="/profile" />
      {isEmpty ? (
        <div ref={empty} tabIndex={-1}>
          <EmptyState
            picture={<UnlitLamp />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={<ButtonLink to={ADD}>{t('add')}</ButtonLink>}
          />
          <AddressUses />
        </div>
      ) : (
        <AddressList addresses={addresses} addAt={ADD} />
      )}
    </AccountPage>
  );
}

export function HydrateFallback() {
  const t = useTranslations('addresses');
  return (
    <AccountPage>
      <PageMeta title={t('listTitle')} noIndex />
      <PageHeader title={t('listTitle')} backTo="/profile" />
      <Skeleton shape="block" />
      <Skeleton shape="row" />
      <Skeleton shape="block" />
    </AccountPage>
  );
}
