import type { RefundRoute } from '@dp/contract/payments.ts';
import type { OrderMoney } from '@dp/contract/staff/payments.ts';
import type { StaffReturnDetails } from '@dp/contract/staff/returns.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Section } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useReturnChange } from './use-return-change.ts';

const BY_HAND = ['wallet', 'instapay', 'bank', 'cash'] as const satisfies RefundRoute[];

/** Pays back what is owed for a return: the way it came where that is possible, otherwise by hand with a proof. */
export function RefundReturn({
  value: { id, version, refund, payout },
  money,
}: {
  readonly value: StaffReturnDetails;
  readonly money: OrderMoney;
}) {
  const t = useTranslations('returns');
  const { price } = useFormat();
  const change = useReturnChange();
  const owed = refund?.total ?? 0;
  const attempt = money.attempts.find(({ refundable }) => owed > 0 && refundable >= owed);
  const byProvider = attempt?.by_provider === true;
  const [route, setRoute] = useState<RefundRoute>(
    byProvider ? 'provider' : (payout?.route ?? 'wallet'),
  );
  const form = useSubmit((values) => {
    const proof = String(values.get('proof') ?? '').trim();
    const body = {
      route,
      version,
      ...(attempt === undefined ? {} : { attempt_id: attempt.id }),
      ...(proof === '' ? {} : { proof }),
    };
    return change(() => call('refundReturn', { params: { id }, body }));
  });
  return (
    <Section title={t('refund.title', { amount: price(owed) })} text={t('refund.text')}>
      <GuardedForm form={form}>
        <Select
          label={t('refund.route')}
          value={route}
          onChange={({ target }) => setRoute(target.value as RefundRoute)}
          options={[...(byProvider ? (['provider'] as const) : []), ...BY_HAND].map((each) => ({
            value: each,
            label: t(`routes.${each}`),
          }))}
        />
        {route === 'provider' ? null : (
          <TextField
            name="proof"
            label={t('refund.proof')}
            hint={t('refund.proofHint')}
            maxLength={60}
            error={form.problem('proof')}
          />
        )}
        <Button type="submit" full busy={form.busy}>
          {t('refund.pay')}
        </Button>
      </GuardedForm>
    </Section>
  );
}

/** Closes a return with the same pieces once more, or with an order of something else that is named. */
export function ExchangeReturn({ value: { id, version } }: { readonly value: StaffReturnDetails }) {
  const t = useTranslations('returns');
  const change = useReturnChange();
  const form = useSubmit((values) => {
    const replacement = String(values.get('replacement') ?? '').trim();
    const body = { version, ...(replacement === '' ? {} : { replacement }) };
    return change(() => call('exchangeReturn', { params: { id }, body }));
  });
  return (
    <Section title={t('exchange.title')} text={t('exchange.text')}>
      <GuardedForm form={form} label={t('exchange.title')}>
        <TextField
          name="replacement"
          label={t('exchange.number')}
          dir="ltr"
          maxLength={40}
          error={form.problem('replacement')}
          optional
        />
        <Button type="submit" look="secondary" full busy={form.busy}>
          {t('exchange.save')}
        </Button>
      </GuardedForm>
    </Section>
  );
}

/** What was not accepted, or is repaired, goes back to its shopper. */
export function SendBackReturn({ value: { id, version } }: { readonly value: StaffReturnDetails }) {
  const t = useTranslations('returns');
  const change = useReturnChange();
  const send = useAction(() =>
    change(() => call('sendBackReturn', { params: { id }, body: { version } })),
  );
  return (
    <Section title={t('sendBack.title')} text={t('sendBack.text')}>
      <Button full busy={send.busy} onClick={() => send.run()}>
        {t('sendBack.save')}
      </Button>
    </Section>
  );
}
