import type { AccountInfo } from '@dp/contract/accounts.ts';
import { shownPhone } from '@dp/contract/shown-phone.ts';
import { RadioCards } from '@dp/ui/fields/radio-card.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useState } from 'react';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import styles from './email-verification-page.module.css';

export interface VerificationChoiceProps {
  readonly account: AccountInfo;
  /** Sends the code to a phone number or e-mail address of the account. */
  readonly onChosen: (login: string) => Promise<void>;
}

/** The account's unproven contacts, one of which a code will prove. */
export function VerificationChoice({ account, onChosen }: VerificationChoiceProps) {
  const t = useTranslations('accounts');
  const places = [
    {
      value: account.phone_number,
      proven: account.phone_verified,
      label: t('verification.toPhone'),
    },
    { value: account.email, proven: account.email_verified, label: t('verification.toEmail') },
  ].flatMap(({ value, proven, label }) =>
    value === null || proven
      ? []
      : [{ value, label, detail: <bdi dir="ltr">{shownPhone(value)}</bdi> }],
  );
  const [only] = places;
  const [chosen, setChosen] = useState(only?.value ?? '');
  const form = useForm({ names: [], check: () => ({}), send: () => onChosen(chosen) });
  return (
    <Form form={form}>
      {only && places.length === 1 ? (
        <p className={styles.only}>
          {only.label}
          {only.detail}
        </p>
      ) : (
        <RadioCards
          legend={t('verification.text')}
          legendHidden
          options={places}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <SubmitButton busy={form.busy}>{t('verification.submit')}</SubmitButton>
    </Form>
  );
}
