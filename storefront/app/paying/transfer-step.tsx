import { foldDigits } from '@dp/contract/digits.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { type ReactNode, useState } from 'react';
import { isFilled } from '../forms/field-problems.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { problemsOf, type Values } from '../forms/form-problems.ts';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import type { ChosenPictures } from '../pictures/use-chosen-pictures.ts';
import { CopyButton } from './copy-button.tsx';
import { useDeadline } from './deadline.ts';
import { groupedNumber } from './kiosk-code.tsx';
import { openNumber } from './open-number.ts';
import styles from './pay-page.module.css';
import { ReceiptSection, useReceipt } from './receipt-section.tsx';
import type { Payment } from './use-payment.ts';

const FIELDS = ['sender_end', 'sender_name'] as const;
type Field = (typeof FIELDS)[number];

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
      {told ? <FormAlert look="ok">{t('transferWaits')}</FormAlert> : null}
      <Card title={t(told ? 'transferTold' : 'transferTitle')}>
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
      </Card>
      {told ? (
        <>
          <ReceiptSection payment={payment} chosen={receipt} />
          <ButtonLink to={`/order-history/${order.id}`} size="large" full>
            {t('toOrder')}
          </ButtonLink>
          <ButtonLink to="/shopping" look="secondary" size="large" full>
            {checkout('continueShopping')}
          </ButtonLink>
          <Button look="quiet" full onClick={() => setCorrects(true)}>
            {t('correct')}
          </Button>
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

function TransferForm({
  payment,
  receipt,
  onReported,
}: {
  readonly payment: Payment;
  readonly receipt: ChosenPictures;
  readonly onReported: (end: string) => void;
}) {
  const t = useTranslations('paying');
  const form = useForm<Field>({
    names: FIELDS,
    check: checkTransfer,
    async send({ sender_end: end, sender_name: name }) {
      const named = isFilled(name) ? { sender_name: name } : {};
      await payment.reportTransfer({ sender_end: end, ...named });
      onReported(foldDigits(end).trim());
    },
  });
  const wanted = t('writeSenderEnd');
  const field = useFields(form, { required: wanted, invalid: wanted });
  return (
    <div className={styles.transfer}>
      <Form form={form}>
        <TextField
          {...field('sender_end')}
          label={t('senderEnd')}
          hint={t('senderEndHint')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
        <TextField
          {...field('sender_name')}
          label={t('senderName')}
          optional
          autoComplete="name"
          maxLength={100}
        />
        <ReceiptSection payment={payment} chosen={receipt} />
        <div className={styles.go}>
          <SubmitButton busy={form.busy || receipt.sending}>
            {t(receipt.sending ? 'sendingReceipt' : 'transferDone')}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

function checkTransfer({ sender_end: end }: Values<Field>) {
  if (!isFilled(end)) return problemsOf<Field>({ sender_end: 'required', sender_name: undefined });
  const valid = /^\d{4}$/.test(foldDigits(end).trim());
  return problemsOf<Field>({ sender_end: valid ? undefined : 'invalid', sender_name: undefined });
}
