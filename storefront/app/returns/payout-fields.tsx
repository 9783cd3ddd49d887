import { PAYOUT_FIELDS, PAYOUT_ROUTES, type PayoutRoute } from '@dp/contract/return-values.ts';
import { PhoneField, type PhoneFieldProps } from '@dp/ui/fields/phone-field.tsx';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import styles from './returns.module.css';

type PayoutField = (typeof PAYOUT_FIELDS)[PayoutRoute][number];

export interface PayoutFieldsProps {
  readonly route: PayoutRoute;
  readonly onRoute: (route: PayoutRoute) => void;
  /** The account's mobile number, offered where a wallet is asked for. */
  readonly mobile: string | undefined;
  /** What a phone field of the form has, for the number of a wallet. */
  readonly wallet: Pick<PhoneFieldProps, 'lettersHint' | 'onNumberChange' | 'onBlur'>;
  readonly fieldOf: (name: PayoutField) => {
    readonly name: string;
    readonly error?: string | undefined;
  };
}

/** Where the money of a return goes. */
export function PayoutFields({ route, onRoute, mobile, wallet, fieldOf }: PayoutFieldsProps) {
  const t = useTranslations('returns');
  return (
    <>
      <p className={styles.soft}>{t('payoutText')}</p>
      <Select
        label={t('payoutRoute')}
        value={route}
        onChange={({ target }) => onRoute(target.value as PayoutRoute)}
        options={PAYOUT_ROUTES.map((value) => ({ value, label: t(`routes.${value}`) }))}
      />
      {PAYOUT_FIELDS[route].map((name) =>
        name === 'number' ? (
          // Most wallets are of the phone that the account has.
          <PhoneField
            key={name}
            {...wallet}
            {...fieldOf(name)}
            label={t('payoutFields.number')}
            {...(mobile === undefined ? {} : { defaultValue: mobile, hint: t('walletHint') })}
          />
        ) : (
          <TextField
            key={name}
            {...fieldOf(name)}
            label={t(`payoutFields.${name}`)}
            {...(name === 'address' ? { hint: 'mona@instapay' } : {})}
            {...(name === 'account' ? { hint: t('accountHint') } : {})}
            dir={name === 'holder' || name === 'bank' ? 'auto' : 'ltr'}
            autoCapitalize="off"
            spellCheck={false}
          />
        ),
      )}
    </>
  );
}
