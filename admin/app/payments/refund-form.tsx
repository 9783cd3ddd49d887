import { REFUND_ROUTES } from '@dp/contract/payments.ts';
import type { OrderMoney } from '@dp/contract/staff/payments.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { requestKeys } from '@dp/ui/storage/request-keys.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useLatestAnswer } from '../api/use-latest-answer.ts';
import { FormActions } from '../forms/call-form.tsx';
import { typedNumber } from '../forms/typed-number.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { RefundLines } from './refund-lines.tsx';

/** What cash that was collected at the door is called among the attempts. */
const CASH = 'cash';

/** Pays money of an order back; what is sent again unchanged, as after a lost answer, is the same refund. */
export function RefundForm({
  money,
  onClose,
}: {
  readonly money: OrderMoney;
  readonly onClose: () => void;
}) {
  const t = useTranslations('payments');
  const { price } = useFormat();
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const sources = [
    ...money.attempts
      .filter(({ refundable }) => refundable > 0)
      .map((attempt) => ({
        value: String(attempt.id),
        label: `${t(`method.${attempt.method}`)} · ${attempt.reference}`,
        most: attempt.refundable,
        byProvider: attempt.by_provider,
      })),
    ...(money.cash_refundable > 0
      ? [{ value: CASH, label: t('cash'), most: money.cash_refundable, byProvider: false }]
      : []),
  ];
  const [from, setFrom] = useState(sources[0]?.value ?? CASH);
  const source = sources.find(({ value }) => value === from) ?? sources[0];
  const routes = REFUND_ROUTES.filter((route) => route !== 'provider' || source?.byProvider);
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map());
  const [typedAmount, setAmount] = useState<string>();
  const lines = [...pieces].flatMap(([product_id, quantity]) =>
    quantity === 0 ? [] : [{ product_id, quantity }],
  );
  const quote = useLatestAnswer(lines.length === 0 ? undefined : lines, async (asked, signal) => {
    const params = { id: String(money.order_id) };
    return (await call('quoteRefund', { params, body: { lines: asked }, signal })).data.paid;
  });
  const most = source?.most ?? 0;
  const proposed = lines.length === 0 ? most : quote.current;
  const amount = typedAmount ?? (proposed === undefined ? '' : String(Math.min(proposed, most)));
  const [chosen, setRoute] = useState<string>();
  const route = routes.find((each) => each === chosen) ?? routes[0] ?? 'cash';
  const [keyOf] = useState(requestKeys);
  const form = useSubmit(async (values) => {
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const refund = {
      amount: typedNumber(text('amount')) as number,
      reason: text('reason'),
      route,
      ...(from === CASH ? {} : { attempt_id: Number(from) }),
      ...(route === 'provider' || text('proof') === '' ? {} : { proof: text('proof') }),
    };
    const { data } = await call('refundOrder', {
      params: { id: String(money.order_id) },
      body: { key: keyOf(refund), ...refund },
    });
    const state = data.refunds.at(-1)?.state;
    if (state === undefined || state === 'done') showToast(t('refundDone'), { look: 'ok' });
    else showToast(t('refundNotDone', { state: t(`refundState.${state}`) }));
    onClose();
    await revalidate();
  });
  const hint = t('most', { amount: price(most) });
  return (
    <GuardedForm form={form} label={t('refundTitle')}>
      {sources.length > 1 ? (
        <Select
          name="attempt_id"
          label={t('from')}
          options={sources}
          value={from}
          onChange={({ currentTarget }) => {
            setFrom(currentTarget.value);
            setPieces(new Map());
            setAmount(undefined);
          }}
          error={form.problem('attempt_id')}
        />
      ) : null}
      <RefundLines
        lines={money.lines}
        pieces={pieces}
        onChange={(next) => {
          setPieces(next);
          setAmount(undefined);
        }}
      />
      <TextField
        name="amount"
        label={t('amount')}
        hint={hint}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        error={form.problem('amount') ?? (quote.error ? errorText(quote.error) : undefined)}
      />
      <Select
        name="route"
        label={t('by')}
        options={routes.map((each) => ({ value: each, label: t(`route.${each}`) }))}
        value={route}
        onChange={({ currentTarget }) => setRoute(currentTarget.value)}
        error={form.problem('route')}
      />
      {route === 'provider' ? null : (
        <TextField
          name="proof"
          label={t('proof')}
          hint={t('proofHint')}
          maxLength={60}
          autoComplete="off"
          error={form.problem('proof')}
        />
      )}
      <TextField name="reason" label={t('reason')} maxLength={300} error={form.problem('reason')} />
      <FormActions>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t('confirmRefund')}
        </Button>
      </FormActions>
    </GuardedForm>
  );
}
