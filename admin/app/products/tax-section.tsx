import { ITEM_CODE_MAX_LENGTH, UNIT_TYPE_MAX_LENGTH } from '@dp/contract/staff/item-codes.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Section } from '../parts/section.tsx';
import type { ProductFields } from './product-fields.ts';
import styles from './products.module.css';

/** By what the tax authority knows a product. */
export function TaxSection({
  fields,
  onChange,
  problem,
}: {
  readonly fields: ProductFields;
  readonly onChange: (changed: Partial<ProductFields>) => void;
  readonly problem: (name: string) => string | undefined;
}) {
  const t = useTranslations('products');
  const field = (name: 'item_code' | 'unit_type') => ({
    name,
    value: fields[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: currentTarget.value }),
    error: problem(name),
    dir: 'ltr' as const,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    optional: true,
  });
  return (
    <Section title={t('tax.title')} text={t('tax.text')}>
      <div className={styles.pair}>
        <TextField
          {...field('item_code')}
          label={t('tax.code')}
          hint={t('tax.codeHint')}
          maxLength={ITEM_CODE_MAX_LENGTH}
        />
        <TextField
          {...field('unit_type')}
          label={t('tax.unit')}
          hint={t('tax.unitHint')}
          maxLength={UNIT_TYPE_MAX_LENGTH}
        />
      </div>
    </Section>
  );
}
