import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useNavigate } from 'react-router';
import { AccountPage } from '../page/account-page.tsx';
import { FormColumns } from '../page/form-columns.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/add-address-page.ts';
import { AddressEditor } from './address-editor.tsx';
import { AddressFormSkeleton } from './address-form-skeleton.tsx';
import { loadAddressStart } from './load-address-start.ts';

export const handle = {
  header: 'wide',
  footer: false,
  toolbar: false,
  requiresLogin: true,
} satisfies RouteHandle;

/** The list the form belongs to. */
const LIST = '/profile/addresses/list/all';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return shopperPage(request, () => loadAddressStart(new URL(request.url)));
}

/** A new address, or with `?id=` a stored one to change. */
export default function AddAddressPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('addresses');
  const navigate = useNavigate();
  const title = t(loaderData.editing === undefined ? 'addTitle' : 'editTitle');
  return (
    <AccountPage>
      <PageMeta title={title} noIndex />
      <PageHeader title={title} backTo={LIST} />
      <FormColumns>
        <AddressEditor
          key={loaderData.editing?.id}
          start={loaderData}
          submitLabel={t('save')}
          onSaved={async () => {
            showToast(t('saved'), { look: 'ok' });
            await navigate(LIST, { replace: true });
          }}
        />
      </FormColumns>
    </AccountPage>
  );
}

export function HydrateFallback() {
  const t = useTranslations('addresses');
  return (
    <AccountPage>
      <PageMeta title={t('addTitle')} noIndex />
      <PageHeader title={t('addTitle')} backTo={LIST} />
      <FormColumns>
        <AddressFormSkeleton />
      </FormColumns>
    </AccountPage>
  );
}
