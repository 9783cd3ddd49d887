import type { OfferedMethod } from '@dp/contract/order-payments.ts';
import { type ReactNode, useState } from 'react';
import { CheckingPayment } from './checking-payment.tsx';
import { ChooseMethod, type ChooseMethodProps } from './choose-method.tsx';
import { KioskNumber } from './kiosk-number.tsx';
import { openNumber } from './open-number.ts';
import { PayHead, type Standing } from './pay-head.tsx';
import { TransferStep } from './transfer-step.tsx';
import type { Payment } from './use-payment.ts';

export interface PaymentStepProps {
  readonly payment: Payment;
  readonly methods: readonly OfferedMethod[];
  /** Whether the shopper comes back from a provider's page. */
  readonly returned: boolean;
}

/** What an order that waits for its payment asks of its shopper now. */
export function PaymentStep({ payment, methods, returned }: PaymentStepProps) {
  const [choosing, setChoosing] = useState(false);
  const { order } = payment;
  const { attempt } = order.payment;
  const open = attempt?.state === 'pending' || attempt?.state === 'created' ? attempt : undefined;
  const choose = () => setChoosing(true);
  const below = (step: ReactNode, standing: Standing = 'amount') => (
    <>
      <PayHead order={order} standing={standing} />
      {step}
    </>
  );
  const back = wayBack(payment, () => setChoosing(false));
  if (choosing || open === undefined) {
    return below(
      <ChooseMethod
        payment={payment}
        methods={methods}
        failed={!choosing && attempt?.state === 'failed'}
        onChosen={() => setChoosing(false)}
        back={back}
      />,
    );
  }
  if (open.step?.kind === 'kiosk') {
    return below(
      <KioskNumber
        payment={payment}
        number={open.step.number}
        until={open.expires_at}
        onOther={choose}
      />,
    );
  }
  if (open.step?.kind === 'transfer') {
    const waits = open.checking_since !== null;
    return below(
      <TransferStep payment={payment} to={open.step} waits={waits} onOther={choose} />,
      waits ? 'amountChecking' : 'amount',
    );
  }
  // At a kiosk nothing is paid yet, though its shopper comes back from a provider's page.
  if (returned) {
    const standing = order.payment.method === 'kiosk' ? 'amount' : 'amountMaybePaid';
    return below(<CheckingPayment payment={payment} onOther={choose} />, standing);
  }
  return below(
    <ChooseMethod
      payment={payment}
      methods={methods}
      failed={false}
      onChosen={() => undefined}
      back={back}
    />,
  );
}

/** The way back to a number or a transfer, also from another way that was begun since and not paid. */
function wayBack({ order, pay }: Payment, close: () => void): ChooseMethodProps['back'] {
  const { attempt, earlier } = order.payment;
  const chosen = attempt?.step?.kind;
  if (attempt && (chosen === 'kiosk' || chosen === 'transfer')) {
    return { to: chosen, method: attempt.method, go: close };
  }
  const left = earlier?.step;
  if (!earlier || (left?.kind !== 'kiosk' && left?.kind !== 'transfer')) return undefined;
  const go = () =>
    void pay(earlier.method).then((begun) => {
      if (begun) close();
    });
  return { to: left.kind, method: earlier.method, number: openNumber(order.payment), go };
}
