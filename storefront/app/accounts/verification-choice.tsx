import type { AccountInfo } from '@dp/contract/accounts.ts';
import { shownPhone } from '@dp/contract/shown-phone.ts';
import { RadioCards } from '@dp/ui/fields/radio-card.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { useHandedOn } from './after-sign-in.ts';
import type { ContactKind } from './contact-kind.ts';
import styles from './email-verification-page.module.css';

export interface VerificationChoiceProps {
  readonly account: AccountInfo;
  /** Sends the code to a phone number or e-mail address of the account. */
  readonly onChosen: (login: string) => Promise<void>;
}

/** The account's unproven contacts, one of which a code will prove; a wrong one can be changed first. */
export function VerificationChoice({ account, onChosen }: VerificationChoiceProps) {
  const t = useTranslations('accounts');
  const places = [
    { kind: 'phone', value: account.phone_number, label: t('verification.toPhone') } as const,
    { kind: 'email', value: account.email, label: t('verification.toEmail') } as const,
  ].flatMap(({ kind, value, label }) =>
    value === null || account[`${kind}_verified`]
      ? []
      : [
          {
            value,
            label,
            detail: <bdi dir="ltr">{shownPhone(value)}</bdi>,
            end: account.can_change.includes(kind) ? <Change kind={kind} /> : undefined,
          },
        ],
  );
  const [only] = places;
  const [chosen, setChosen] = useState(only?.value ?? '');
  const form = useForm({ names: [], check: () => ({}), send: () => onChosen(chosen) });
  return (
    <Form form={form}>
      {only && places.length === 1 ? (
        <div className={styles.only}>
          <p>
            {only.label}
            {only.detail}
          </p>
          {only.end}
        </div>
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

function Change({ kind }: { readonly kind: ContactKind }) {
  const t = useTranslations('accounts');
  return (
    <Link
      to={`/profile/change-${kind}${useHandedOn()}`}
      aria-label={t(`changeContact.change_${kind}`)}
      className={styles.change}
    >
      {t('code.change')}
    </Link>
  );
}
