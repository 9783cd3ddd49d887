import type { ProductState } from '@dp/contract/staff/product-values.ts';
import type { StaffProduct } from '@dp/contract/staff/products.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Section } from '../parts/section.tsx';
import type { ProductFields } from './product-fields.ts';
import styles from './products.module.css';

/** Whether customers can buy a product, and from when on. */
export function LifeSection({
  product,
  fields,
  onChange,
  problem,
}: {
  /** As it is saved; undefined for a new one. */
  readonly product: StaffProduct | undefined;
  readonly fields: ProductFields;
  readonly onChange: (changed: Partial<ProductFields>) => void;
  readonly problem: (name: string) => string | undefined;
}) {
  const t = useTranslations('products');
  const isInShop = product?.state === 'on_sale' && product.on_sale_from === null;
  return (
    <Section title={t('life')}>
      <div className={styles.pair}>
        <Select
          name="state"
          label={t('state')}
          hint={t(`stateHint.${fields.state}`)}
          value={fields.state}
          onChange={({ currentTarget }) => {
            const state = choicesFor(product).find((each) => each === currentTarget.value);
            if (state !== undefined) onChange({ state });
          }}
          options={choicesFor(product).map((value) => ({ value, label: t(`choices.${value}`) }))}
          error={problem('state')}
        />
        {fields.state === 'on_sale' && !isInShop ? (
          <TextField
            name="on_sale_from"
            type="datetime-local"
            dir="ltr"
            label={t('onSaleFrom')}
            hint={t('onSaleFromHint')}
            value={fields.on_sale_from}
            onChange={({ currentTarget }) => onChange({ on_sale_from: currentTarget.value })}
            error={problem('on_sale_from')}
            optional
          />
        ) : null}
      </div>
    </Section>
  );
}

/** A product that was on sale is withdrawn; one that never was is a draft. */
function choicesFor(product: StaffProduct | undefined): readonly ProductState[] {
  if (product === undefined || product.state === 'draft') return ['draft', 'on_sale'];
  return product.on_sale_from === null
    ? ['on_sale', 'withdrawn']
    : ['draft', 'on_sale', 'withdrawn'];
}
