import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { AccountPage } from '../page/account-page.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { UnlitLamp } from '../page/unlit-lamp.tsx';

/** In place of an order that this account does not have. */
export function MissingOrder() {
  const t = useTranslations('orders');
  return (
    <AccountPage>
      <PageMeta title={t('missingTitle')} noIndex />
      <PageHeader title={t('one')} backTo="/order-history" />
      <EmptyState
        picture={<UnlitLamp of="filament-bulb" />}
        title={t('missingTitle')}
        text={t('missingText')}
        action={<ButtonLink to="/order-history">{t('title')}</ButtonLink>}
      />
    </AccountPage>
  );
}
