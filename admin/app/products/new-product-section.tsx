import { SKU_MAX_LENGTH } from '@dp/contract/staff/product-values.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Section } from '../parts/section.tsx';
import { useMay } from '../session/me.ts';
import type { ProductFields } from './product-fields.ts';
import styles from './products.module.css';

/** What is typed of a new product only. */
export function NewProductSection({
  fields,
  onChange,
  problem,
}: {
  readonly fields: ProductFields;
  readonly onChange: (changed: Partial<ProductFields>) => void;
  readonly problem: (name: string) => string | undefined;
}) {
  const t = useTranslations('products');
  const mayStock = useMay('stock.adjust');
  return (
    <Section title={t('basics')}>
      <div className={styles.pair}>
        <TextField
          name="sku"
          label={t('sku')}
          hint={t('skuHint')}
          value={fields.sku}
          onChange={({ currentTarget }) => onChange({ sku: currentTarget.value })}
          error={problem('sku')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={SKU_MAX_LENGTH}
        />
        {mayStock ? (
          <TextField
            name="stock"
            label={t('firstStock')}
            value={fields.stock}
            onChange={({ currentTarget }) => onChange({ stock: currentTarget.value })}
            error={problem('stock')}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            maxLength={9}
            optional
          />
        ) : null}
      </div>
    </Section>
  );
}
