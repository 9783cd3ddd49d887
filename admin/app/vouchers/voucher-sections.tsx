import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Section } from '../parts/section.tsx';
import styles from './voucher-editor.module.css';
import type { VoucherScopes } from './voucher-editor.tsx';
import type { VoucherFields } from './voucher-fields.ts';

export interface VoucherSectionsProps {
  readonly fields: VoucherFields;
  /** Only a new voucher's code is typed. */
  readonly isNew: boolean;
  readonly scopes: VoucherScopes;
  readonly onChange: (changed: Partial<VoucherFields>) => void;
  readonly problem: (name: string) => string | undefined;
}

/** The fields of a voucher: what it gives, when, how often, on what. */
export function VoucherSections({
  fields,
  isNew,
  scopes,
  onChange,
  problem,
}: VoucherSectionsProps) {
  const t = useTranslations('vouchers');
  const locale = useLocale();
  const field = (name: Exclude<keyof VoucherFields, 'kind' | 'value'>) => ({
    name,
    value: fields[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: currentTarget.value }),
    error: problem(name),
  });
  const typed = (inputMode: 'decimal' | 'numeric') =>
    ({ inputMode, dir: 'ltr', autoComplete: 'off', maxLength: 14, optional: true }) as const;
  const choices = (named: VoucherScopes['brands'], all: string) => [
    { value: '', label: all },
    ...named.map(({ slug, name }) => ({ value: slug, label: name[locale] })),
  ];
  return (
    <>
      <Section title={t('gives')}>
        <div className={styles.pair}>
          {isNew ? (
            <TextField
              {...field('code')}
              label={t('code')}
              hint={t('codeHint')}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
            />
          ) : null}
          <Select
            label={t('kind')}
            value={fields.kind}
            onChange={({ currentTarget }) =>
              onChange({ kind: currentTarget.value === 'amount' ? 'amount' : 'percent' })
            }
            options={[
              { value: 'percent', label: t('kinds.percent') },
              { value: 'amount', label: t('kinds.amount') },
            ]}
          />
          <TextField
            name={fields.kind}
            label={t(`value.${fields.kind}`)}
            value={fields.value}
            onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
            error={problem(fields.kind) ?? problem('percent')}
            {...typed('decimal')}
            optional={false}
          />
          <TextField
            {...field('minimum')}
            label={t('minimum')}
            hint={t('minimumHint')}
            {...typed('decimal')}
          />
        </div>
      </Section>
      <Section title={t('when')}>
        <div className={styles.pair}>
          <TextField {...field('starts_on')} type="date" label={t('startsOn')} optional />
          <TextField {...field('ends_on')} type="date" label={t('endsOn')} optional />
        </div>
      </Section>
      <Section title={t('limits')} text={t('usesHint')}>
        <div className={styles.pair}>
          <TextField {...field('max_uses')} label={t('maxUses')} {...typed('numeric')} />
          <TextField
            {...field('max_uses_per_customer')}
            label={t('perCustomer')}
            {...typed('numeric')}
          />
        </div>
      </Section>
      <Section title={t('scope')}>
        <div className={styles.pair}>
          <Select
            {...field('category')}
            label={t('category')}
            options={choices(scopes.categories, t('anyCategory'))}
          />
          <Select
            {...field('brand')}
            label={t('brand')}
            options={choices(scopes.brands, t('anyBrand'))}
          />
        </div>
      </Section>
    </>
  );
}
