import type { OrderMoney } from '@dp/contract/staff/payments.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useMay } from '../session/me.ts';
import { CreditNoteRow } from './credit-note-row.tsx';
import { RefundDoubtForm } from './refund-doubt-form.tsx';
import { RefundForm } from './refund-form.tsx';
import { TaskRow } from './task-row.tsx';
import { TransferSection } from './transfer-section.tsx';

/** The money of one order: what came in, by which attempts, what went back, and what its invoice was credited. */
export function OrderMoneySection({ money }: { readonly money: OrderMoney }) {
  const t = useTranslations('payments');
  const { price } = useFormat();
  const { dateTime } = useDates();
  const { revalidate } = useRevalidator();
  const mayRefund = useMay('payments.refund');
  const mayAsk = useMay('orders.confirm');
  const [refunding, setRefunding] = useState(false);
  const params = { id: String(money.order_id) };
  const check = useAction(async () => {
    await call('checkOrderMoney', { params });
    showToast(t('checked'), { look: 'ok' });
    await revalidate();
  });
  const refundable =
    money.cash_refundable > 0 || money.attempts.some((attempt) => attempt.refundable > 0);
  const open = money.tasks.filter(({ closed_at: closed }) => closed === null);
  const byProvider = money.attempts.some(({ provider }) => provider !== 'instapay');
  const waits = money.awaited && money.pay_until !== null;
  const sums = [
    ['paid', money.paid],
    ['collected', money.collected],
    ['settled', money.handed_in],
    ['refunded', money.refunded],
  ] as const;
  return (
    <Section
      title={t('section')}
      text={
        waits
          ? t('awaiting', { time: dateTime(money.pay_until ?? '') })
          : t(`method.${money.method}`)
      }
    >
      <SectionRow title={t('total')} action={<bdi>{price(money.total)}</bdi>} />
      {sums.map(([name, sum]) =>
        sum === 0 ? null : (
          <SectionRow key={name} title={t(name)} action={<bdi>{price(sum)}</bdi>} />
        ),
      )}
      {money.attempts.map((attempt) => (
        <div key={attempt.id}>
          <SectionRow
            title={
              <>
                {t(`method.${attempt.method}`)} · {t(`provider.${attempt.provider}`)}
                {attempt.test && attempt.provider !== 'instapay' ? ` · ${t('test')}` : null}
              </>
            }
            detail={
              <>
                {t(`state.${attempt.state}`)} · <bdi dir="ltr">{attempt.reference}</bdi>
                {attempt.source === null ? null : (
                  <>
                    {' · '}
                    <bdi dir="ltr">{attempt.source}</bdi>
                  </>
                )}
                {attempt.failure === null ? null : ` · ${attempt.failure}`}
              </>
            }
            action={<bdi>{price(attempt.amount)}</bdi>}
          />
          <TransferSection attempt={attempt} awaited={money.awaited} />
        </div>
      ))}
      {money.refunds.map((refund) => (
        <div key={refund.id}>
          <SectionRow
            title={`${t('refund')} · ${t(`route.${refund.route}`)}`}
            detail={
              <>
                {t(`refundState.${refund.state}`)} · {dateTime(refund.done_at ?? refund.at)} ·{' '}
                {refund.reason}
                {refund.proof === null ? null : (
                  <>
                    {' · '}
                    <bdi dir="ltr">{refund.proof}</bdi>
                  </>
                )}
              </>
            }
            action={<bdi>{price(refund.amount)}</bdi>}
          />
          {mayRefund && refund.state === 'unknown' ? (
            <RefundDoubtForm refundId={refund.id} />
          ) : null}
        </div>
      ))}
      {money.credit_notes.map((note) => (
        <CreditNoteRow key={note.number} note={note} />
      ))}
      {open.map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
      <FormActions>
        {mayAsk && byProvider ? (
          <Button look="quiet" size="small" busy={check.busy} onClick={() => check.run()}>
            {t('check')}
          </Button>
        ) : null}
        {mayRefund && refundable && !refunding ? (
          <Button look="secondary" size="small" onClick={() => setRefunding(true)}>
            {t('refund')}
          </Button>
        ) : null}
      </FormActions>
      {refunding ? <RefundForm money={money} onClose={() => setRefunding(false)} /> : null}
    </Section>
  );
}
