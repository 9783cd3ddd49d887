import { PAYOUT_FIELDS, PAYOUT_ROUTES, type PayoutRoute } from '@dp/contract/return-values.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Section } from '../parts/section.tsx';
import styles from './returns.module.css';

type PayoutField = (typeof PAYOUT_FIELDS)[PayoutRoute][number];

export interface TypedPayout {
  /** Empty for cash, and while it is not known. */
  readonly route: PayoutRoute | '';
  readonly values: Partial<Readonly<Record<PayoutField, string>>>;
}

/** Where the money of a return goes, if the customer says so. */
export function PayoutSection({
  typed: { route, values },
  onChange,
  problem,
}: {
  readonly typed: TypedPayout;
  readonly onChange: (typed: TypedPayout) => void;
  readonly problem: (name: string) => string | undefined;
}) {
  const t = useTranslations('returns');
  const fields: readonly PayoutField[] = route === '' ? [] : PAYOUT_FIELDS[route];
  return (
    <Section title={t('open.payout')} text={t('open.payoutText')}>
      <div className={styles.fields}>
        <Select
          name="route"
          label={t('refund.route')}
          value={route}
          onChange={({ target }) => onChange({ values, route: target.value as PayoutRoute | '' })}
          options={[
            { value: '', label: t('open.inCash') },
            ...PAYOUT_ROUTES.map((each) => ({ value: each, label: t(`routes.${each}`) })),
          ]}
        />
        {fields.map((name) => (
          <TextField
            key={name}
            name={`payout.${name}`}
            label={t(`open.payoutFields.${name}`)}
            dir={name === 'holder' || name === 'bank' ? 'auto' : 'ltr'}
            inputMode={name === 'number' ? 'tel' : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={values[name] ?? ''}
            onChange={({ target }) =>
              onChange({ route, values: { ...values, [name]: target.value } })
            }
            error={problem(`payout.${name}`)}
          />
        ))}
      </div>
    </Section>
  );
}
