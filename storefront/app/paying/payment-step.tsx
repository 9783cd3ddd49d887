import type { OfferedMethod } from '@dp/contract/order-payments.ts';
import { useState } from 'react';
import { CheckingPayment } from './checking-payment.tsx';
import { ChooseMethod } from './choose-method.tsx';
import { KioskNumber } from './kiosk-number.tsx';
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
  const { attempt } = payment.order.payment;
  const open = attempt?.state === 'pending' || attempt?.state === 'created' ? attempt : undefined;
  const choose = () => setChoosing(true);
  if (choosing || open === undefined) {
    return (
      <ChooseMethod
        payment={payment}
        methods={methods}
        failed={!choosing && attempt?.state === 'failed'}
        onChosen={() => setChoosing(false)}
      />
    );
  }
  if (open.step?.kind === 'kiosk') {
    return (
      <KioskNumber
        payment={payment}
        number={open.step.number}
        until={open.expires_at}
        onOther={choose}
      />
    );
  }
  if (open.step?.kind === 'transfer') {
    const waits = open.checking_since !== null;
    return <TransferStep payment={payment} to={open.step} waits={waits} onOther={choose} />;
  }
  if (returned) return <CheckingPayment payment={payment} onOther={choose} />;
  return (
    <ChooseMethod payment={payment} methods={methods} failed={false} onChosen={() => undefined} />
  );
}
