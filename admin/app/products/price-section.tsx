import { PRICE_TIERS_MAX } from '@dp/contract/limits.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Plus } from 'lucide';
import { Section } from '../parts/section.tsx';
import { PricePreview } from './price-preview.tsx';
import type { ProductFields, TierFields } from './product-fields.ts';
import styles from './products.module.css';
import { TierRow } from './tier-row.tsx';

/** What a product costs, and what shoppers are shown of it. */
export function PriceSection({
  fields,
  onChange,
  problem,
  mayEdit,
}: {
  readonly fields: ProductFields;
  readonly onChange: (changed: Partial<ProductFields>) => void;
  readonly problem: (name: string) => string | undefined;
  /** Others see the prices only. */
  readonly mayEdit: boolean;
}) {
  const t = useTranslations('products');
  const { tiers } = fields;
  const amount = (name: 'list_price' | 'discount' | 'discount_from' | 'discount_until') => ({
    name,
    value: fields[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: currentTarget.value }),
    error: problem(name),
    inputMode: 'decimal' as const,
    dir: 'ltr',
    autoComplete: 'off',
    maxLength: 14,
    readOnly: !mayEdit,
  });
  const replace = (key: number, changed: Partial<TierFields>) =>
    onChange({ tiers: tiers.map((tier) => (tier.key === key ? { ...tier, ...changed } : tier)) });
  const add = () => {
    const key = Math.max(-1, ...tiers.map((tier) => tier.key)) + 1;
    onChange({ tiers: [...tiers, { key, from: '', kind: 'price', value: '' }] });
  };
  return (
    <Section title={t('price')} text={mayEdit ? undefined : t('pricesFixed')}>
      <div className={styles.pair}>
        <TextField {...amount('list_price')} label={t('listPrice')} />
        <TextField {...amount('discount')} label={t('discount')} optional />
      </div>
      {fields.discount.trim() === '' ? null : (
        <div className={styles.pair}>
          <TextField
            {...amount('discount_from')}
            inputMode={undefined}
            type="datetime-local"
            maxLength={undefined}
            label={t('discountFrom')}
            hint={t('discountFromHint')}
            optional
          />
          <TextField
            {...amount('discount_until')}
            inputMode={undefined}
            type="datetime-local"
            maxLength={undefined}
            label={t('discountUntil')}
            hint={t('cairoTime')}
            optional
          />
        </div>
      )}
      {tiers.length === 0 ? null : (
        <fieldset className={styles.tiers}>
          <legend className={styles.legend}>{t('tiers')}</legend>
          {tiers.map((tier, index) => (
            <TierRow
              key={tier.key}
              tier={tier}
              index={index}
              problem={problem}
              mayEdit={mayEdit}
              onChange={(changed) => replace(tier.key, changed)}
              onRemove={() => onChange({ tiers: tiers.filter(({ key }) => key !== tier.key) })}
            />
          ))}
        </fieldset>
      )}
      {mayEdit && tiers.length < PRICE_TIERS_MAX ? (
        <Button
          look="secondary"
          size="small"
          icon={<Icon of={Plus} size={18} />}
          onClick={add}
          className={styles.add}
        >
          {t('addTier')}
        </Button>
      ) : null}
      <PricePreview fields={fields} />
    </Section>
  );
}
