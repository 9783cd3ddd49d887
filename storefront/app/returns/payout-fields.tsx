import { foldDigits } from '@dp/contract/digits.ts';
import { PAYOUT_ROUTES, type PayoutRoute } from '@dp/contract/return-values.ts';
import { shownPhone } from '@dp/contract/shown-phone.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { FocusEvent } from 'react';
import { shownMobile } from '../forms/mobile-number.ts';
import { PAYOUT_FIELDS } from './return-choices.ts';
import styles from './returns.module.css';

type PayoutField = (typeof PAYOUT_FIELDS)[PayoutRoute][number];

export interface PayoutFieldsProps {
  readonly route: PayoutRoute;
  readonly onRoute: (route: PayoutRoute) => void;
  /** The account's mobile number, offered where a wallet is asked for. */
  readonly mobile: string | undefined;
  readonly fieldOf: (name: PayoutField) => {
    readonly name: string;
    readonly error?: string | undefined;
  };
}

/** Where the money of a return goes. */
export function PayoutFields({ route, onRoute, mobile, fieldOf }: PayoutFieldsProps) {
  const t = useTranslations('returns');
  // Most wallets are of the phone that the account has.
  const walletField = {
    inputMode: 'tel' as const,
    onBlur: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
      input.value = shownMobile(foldDigits(input.value));
    },
    ...(mobile === undefined ? {} : { defaultValue: shownPhone(mobile), hint: t('walletHint') }),
  };
  return (
    <>
      <p className={styles.soft}>{t('payoutText')}</p>
      <Select
        label={t('payoutRoute')}
        value={route}
        onChange={({ target }) => onRoute(target.value as PayoutRoute)}
        options={PAYOUT_ROUTES.map((value) => ({ value, label: t(`routes.${value}`) }))}
      />
      {PAYOUT_FIELDS[route].map((name) => (
        <TextField
          key={name}
          {...fieldOf(name)}
          label={t(`payoutFields.${name}`)}
          {...(name === 'address' ? { hint: 'mona@instapay' } : {})}
          {...(name === 'account' ? { hint: t('accountHint') } : {})}
          {...(name === 'number' ? walletField : {})}
          dir={name === 'holder' || name === 'bank' ? 'auto' : 'ltr'}
          autoCapitalize="off"
          spellCheck={false}
        />
      ))}
    </>
  );
}
