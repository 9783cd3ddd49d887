import { foldDigits } from '@dp/contract/digits.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { isFilled } from '../forms/field-problems.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { problemsOf, type Values } from '../forms/form-problems.ts';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { StepTitle } from '../page/step-title.tsx';
import type { ChosenPictures } from '../pictures/use-chosen-pictures.ts';
import styles from './pay-page.module.css';
import { ReceiptSection } from './receipt-section.tsx';
import type { Payment } from './use-payment.ts';

const FIELDS = ['sender_end', 'sender_name'] as const;
type Field = (typeof FIELDS)[number];

/** The second step of a transfer: the end of the number it comes from, and its receipt. */
export function TransferForm({
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
        <Card title={<StepTitle place={2} title={t('transferTell')} />}>
          <div className={styles.fields}>
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
            <p className={styles.soft}>{t('transferThen')}</p>
          </div>
        </Card>
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
