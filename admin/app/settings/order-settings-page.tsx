import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/order-settings-page.ts';
import { ConfirmationSection } from './confirmation-section.tsx';
import { LowStockSection } from './low-stock-section.tsx';
import { OrderSizeSection } from './order-size-section.tsx';
import { ReturnsSection } from './returns-section.tsx';
import { RiskSection } from './risk-section.tsx';
import { useSettingHistory } from './setting-history.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return (await call('getSettings', { signal })).data;
}

/** What the owner decides about orders: who needs no confirmation, what counts as risky, how much
 * one may have, what can be sent back, and when stock is low. */
export default function OrderSettingsPage({
  loaderData: { confirmation, risk, order_size: orderSize, returns, low_stock: lowStock },
}: Route.ComponentProps) {
  const t = useTranslations('settings');
  const history = useSettingHistory();
  return (
    <PageFrame title={t('title')} intro={t('intro')} narrow actions={history}>
      <ConfirmationSection key={`confirmation ${confirmation.version}`} setting={confirmation} />
      <RiskSection key={`risk ${risk.version}`} setting={risk} />
      <OrderSizeSection key={`size ${orderSize.version}`} setting={orderSize} />
      <LowStockSection key={`low ${lowStock.version}`} setting={lowStock} />
      <ReturnsSection key={`returns ${returns.version}`} setting={returns} />
    </PageFrame>
  );
}
