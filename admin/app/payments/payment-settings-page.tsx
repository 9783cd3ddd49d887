import { ONLINE_METHODS, type OnlineMethod, PROVIDERS } from '@dp/contract/payments.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { Switch } from '@dp/ui/fields/switch.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { EarlierSetting, useSettingHistory } from '../settings/setting-history.tsx';
import type { Route } from './+types/payment-settings-page.ts';

type Payments = StaffCallOutput<'getSettings'>['data']['payments'];

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
      <PaymentSettings key={payments.version} payments={payments} setup={setup} />
    </PageFrame>
  );
}

function PaymentSettings({
  payments: { version, value },
  setup,
}: {
  readonly payments: Payments;
  readonly setup: StaffCallOutput<'getPaymentSetup'>['data'];
}) {
  const t = useTranslations('payments');
  const { revalidate } = useRevalidator();
  const [ways, setWays] = useState(value);
  const form = useSubmit(async () => {
    await call('saveSetting', { params: { name: 'payments' }, body: { version, value: ways } });
    showToast(t('settings.saved'), { look: 'ok' });
    await revalidate();
  });
  const { instapay } = ways;
  const providersFor = (method: OnlineMethod) => {
    const able = setup.filter(({ methods }) => methods.includes(method));
    const options = able.map(({ provider, test }) => ({
      value: provider,
      label: `${t(`provider.${provider}`)}${test ? ` · ${t('settings.test')}` : ''}`,
    }));
    // Chosen before its keys were taken away: nobody is offered it until it has keys again.
    const lost = ways[method];
    if (lost !== null && !able.some(({ provider }) => provider === lost))
      options.push({ value: lost, label: `${t(`provider.${lost}`)} · ${t('settings.noKeys')}` });
    return options;
  };
  return (
    <CallForm
      form={form}
      label={t('settings.title')}
      failureText={() => form.problem('value.cash_on_delivery')}
    >
      <Section title={t('settings.cash')}>
        <Switch
          label={t('settings.cashText')}
          checked={ways.cash_on_delivery}
          onChange={(cash) => setWays({ ...ways, cash_on_delivery: cash })}
        />
      </Section>
      <Section title={t('settings.online')} text={t('settings.onlineText')}>
        {setup.length === 0 ? <p>{t('settings.noProviders')}</p> : null}
        {ONLINE_METHODS.filter((method) => setup.length > 0 || ways[method] !== null).map(
          (method) => (
            <Select
              key={method}
              name={`value.${method}`}
              label={t(`method.${method}`)}
              value={ways[method] ?? ''}
              options={[{ value: '', label: t('settings.none') }, ...providersFor(method)]}
              onChange={({ currentTarget }) => {
                const chosen = PROVIDERS.find((provider) => provider === currentTarget.value);
                setWays({ ...ways, [method]: chosen ?? null });
              }}
              error={form.problem(`value.${method}`)}
            />
          ),
        )}
        {setup.map(({ provider, callback_url: address }) => (
          <SectionRow
            key={provider}
            title={`${t('settings.callback')} · ${t(`provider.${provider}`)}`}
            detail={<bdi dir="ltr">{address}</bdi>}
          />
        ))}
      </Section>
      <Section title={t('settings.instapay')} text={t('settings.instapayText')}>
        <Switch
          label={t('settings.instapayOn')}
          checked={instapay !== null}
          onChange={(on) => setWays({ ...ways, instapay: on ? { address: '', holder: '' } : null })}
        />
        {instapay === null ? null : (
          <>
            <TextField
              name="value.instapay.address"
              label={t('settings.address')}
              dir="ltr"
              autoCapitalize="off"
              autoComplete="off"
              placeholder="shop@instapay"
              value={instapay.address}
              onChange={({ currentTarget }) =>
                setWays({ ...ways, instapay: { ...instapay, address: currentTarget.value } })
              }
              error={form.problem('value.instapay.address')}
            />
            <TextField
              name="value.instapay.holder"
              label={t('settings.holder')}
              maxLength={100}
              value={instapay.holder}
              onChange={({ currentTarget }) =>
                setWays({ ...ways, instapay: { ...instapay, holder: currentTarget.value } })
              }
              error={form.problem('value.instapay.holder')}
            />
          </>
        )}
      </Section>
      <FormActions>
        <EarlierSetting
          name="payments"
          isTyped={JSON.stringify(ways) !== JSON.stringify(value)}
          onUse={setWays}
        />
        <Button type="submit" busy={form.busy}>
          {t('settings.save')}
        </Button>
      </FormActions>
    </CallForm>
  );
}
