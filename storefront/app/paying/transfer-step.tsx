import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Steps } from '@dp/ui/navigation/steps.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { type ReactNode, useState } from 'react';
import { StepTitle } from '../page/step-title.tsx';
import { CopyButton } from './copy-button.tsx';
import { useDeadline } from './deadline.ts';
import { groupedNumber } from './kiosk-code.tsx';
import { openNumber } from './open-number.ts';
import styles from './pay-page.module.css';
import { ReceiptSection, useReceipt } from './receipt-section.tsx';
import { TransferForm } from './transfer-form.tsx';
import type { Payment } from './use-payment.ts';

export interface TransferStepProps {
  readonly payment: Payment;
  readonly to: { readonly address: string; readonly holder: string };
  /** Whether the shopper said that they made it. */
  readonly waits: boolean;
  readonly onOther: () => void;
}

/** Where to transfer how much, and the end of the number it comes from. */
export function TransferStep({ payment, to, waits, onOther }: TransferStepProps) {
  const t = useTranslations('paying');
  const format = useFormat();
  const deadline = useDeadline();
  const { order } = payment;
  const receipt = useReceipt(payment);
  const checkout = useTranslations('checkout');
  const [corrects, setCorrects] = useState(false);
  const [end, setEnd] = useState<string>();
  const told = waits && !corrects;
  const number = waits ? undefined : openNumber(order.payment);
  return (
    <>
      {number === undefined ? null : (
        <FormAlert look="plain">
          {t.rich('numberToo', {
            number: groupedNumber(number.number),
            time: deadline(number.until),
            ltr: (words) => <bdi dir="ltr">{words}</bdi>,
          })}
        </FormAlert>
      )}
      {told ? <TransferReceived /> : null}
      <Card
        title={told ? t('transferTold') : <StepTitle place={1} title={t('transferTitle')} />}
        action={
          told ? (
            <Button
              look="quiet"
              size="small"
              className={styles.edit}
              onClick={() => setCorrects(true)}
            >
              {t('correct')}
            </Button>
          ) : undefined
        }
      >
        <dl className={styles.facts}>
          {told && end !== undefined ? (
            <Fact name={t('senderEndTold')}>
              <bdi dir="ltr">{end}</bdi>
            </Fact>
          ) : null}
          <Fact name={t('transferTo')} copied={told ? undefined : to.address}>
            <Address text={to.address} />
          </Fact>
          <Fact name={t('transferHolder')}>
            <bdi>{to.holder}</bdi>
          </Fact>
          <Fact name={t('transferAmount')} copied={told ? undefined : String(order.totals.total)}>
            <bdi>{format.price(order.totals.total)}</bdi>
          </Fact>
          {told ? null : (
            <Fact name={t('transferNote')} copied={order.number}>
              <bdi dir="ltr">{order.number}</bdi>
            </Fact>
          )}
        </dl>
        {told ? <ReceiptSection payment={payment} chosen={receipt} /> : null}
      </Card>
      {told ? (
        <>
          <ButtonLink to={`/order-history/${order.id}`} size="large" full>
            {t('toOrder')}
          </ButtonLink>
          <ButtonLink to="/shopping" look="secondary" size="large" full>
            {checkout('continueShopping')}
          </ButtonLink>
        </>
      ) : (
        <TransferForm
          payment={payment}
          receipt={receipt}
          onReported={(reported) => {
            setEnd(reported);
            setCorrects(false);
            // What the page says now is above the button.
            scrollTo({ top: 0 });
          }}
        />
      )}
      {waits ? null : (
        <Button look="quiet" full onClick={onOther}>
          {t('other')}
        </Button>
      )}
    </>
  );
}

/** The progress of the order after its transfer was reported: transferred, checked, prepared. */
function TransferReceived() {
  const t = useTranslations('paying');
  return (
    <Card title={t('transferReceived')}>
      <div className={styles.body}>
        <div className={styles.reached}>
          <Steps
            label={t('title')}
            steps={[
              t('transferSteps.made'),
              t('transferSteps.checked'),
              t('checkingSteps.prepared'),
            ]}
            current={1}
          />
        </div>
        <p role="status">{t('transferWaits')}</p>
      </div>
    </Card>
  );
}

/** A line of the transfer; `copied` where it is to be pasted into the bank's app. */
function Fact({
  name,
  copied,
  children,
}: {
  readonly name: string;
  readonly copied?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        {children}
        {copied === undefined ? null : <CopyButton text={copied} what={name} />}
      </dd>
    </div>
  );
}

/** An address of InstaPay, which breaks before its @ alone. */
function Address({ text }: { readonly text: string }) {
  const at = Math.max(0, text.indexOf('@'));
  return (
    <bdi dir="ltr">
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </bdi>
  );
}
