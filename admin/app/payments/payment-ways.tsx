import { ONLINE_METHODS, type OnlineMethod, PROVIDERS } from '@dp/contract/payments.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { Switch } from '@dp/ui/fields/switch.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { useState } from 'react';
import { Section, SectionRow } from '../parts/section.tsx';
import { SettingForm } from '../settings/setting-form.tsx';
import { type Setting, useSetting } from '../settings/use-setting.ts';

/** Cash, the payment providers and transfers, each offered to shoppers or not. */
export function PaymentWays({
  setting,
  setup,
}: {
  readonly setting: Setting<'payments'>;
  readonly setup: StaffCallOutput<'getPaymentSetup'>['data'];
}) {
  const t = useTranslations('payments');
  const onOff = useTranslations('settings');
  const [ways, setWays] = useState(setting.value);
  const saving = useSetting('payments', setting, ways);
  const { form } = saving;
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
  const wordsOf = ({ cash_on_delivery: cash, instapay: to, ...online }: typeof ways) => [
    { label: t('settings.cash'), words: onOff(cash ? 'on' : 'off') },
    ...ONLINE_METHODS.map((method) => {
      const provider = online[method];
      const words = provider === null ? t('settings.none') : t(`provider.${provider}`);
      return { label: t(`method.${method}`), words };
    }),
    {
      label: t('settings.instapay'),
      words: to === null ? onOff('off') : `${isolated(to.address)} · ${isolated(to.holder)}`,
    },
  ];
  return (
    <SettingForm
      name="payments"
      title={t('settings.title')}
      {...saving}
      failureText={() => form.problem('value.cash_on_delivery')}
      onUse={setWays}
      rows={(theirs) => {
        const mine = wordsOf(ways);
        return wordsOf(theirs).map(({ label, words }, place) => ({
          label,
          theirs: words,
          mine: mine[place]?.words,
        }));
      }}
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
    </SettingForm>
  );
}
