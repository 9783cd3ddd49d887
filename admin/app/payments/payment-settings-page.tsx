import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { useSettingHistory } from '../settings/setting-history.tsx';
import type { Route } from './+types/payment-settings-page.ts';
import { PaymentWays } from './payment-ways.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [settings, setup] = await Promise.all([
    call('getSettings', { signal }),
    call('getPaymentSetup', { signal }),
  ]);
  return { payments: settings.data.payments, setup: setup.data };
}

/** Which ways to pay customers can choose. */
export default function PaymentSettingsPage({
  loaderData: { payments, setup },
}: Route.ComponentProps) {
  const t = useTranslations('payments');
  const history = useSettingHistory('payments');
  return (
    <PageFrame title={t('settings.title')} intro={t('settings.intro')} narrow actions={history}>
      <PaymentWays key={payments.version} setting={payments} setup={setup} />
    </PageFrame>
  );
}
