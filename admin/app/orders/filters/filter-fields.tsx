import { ORDER_STATES } from '@dp/contract/order-states.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import styles from './filter-fields.module.css';
import type { Governorate } from './governorates.ts';
import type { Filter, TypedFilters } from './order-filters.ts';

export interface FilterFieldsProps {
  readonly governorates: readonly Governorate[];
  readonly typed: TypedFilters;
  readonly onType: (typed: TypedFilters) => void;
}

/** A field for each filter of an order list. */
export function FilterFields({ governorates, typed, onType }: FilterFieldsProps) {
  const t = useTranslations('orderFilters');
  const orders = useTranslations('orders');
  const field = (name: Filter) => ({
    name,
    label: t(`fields.${name}`),
    value: typed[name] ?? '',
    onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) =>
      onType({ ...typed, [name]: value }),
  });
  const amount = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const;
  return (
    <div className={styles.fields}>
      <Select
        {...field('state')}
        placeholder={t('any')}
        options={ORDER_STATES.map((state) => ({ value: state, label: orders(`states.${state}`) }))}
      />
      <Select
        {...field('governorate')}
        placeholder={t('anywhere')}
        options={governorates.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextField {...field('total_from')} {...amount} />
      <TextField {...field('total_to')} {...amount} />
      <TextField {...field('placed_from')} type="date" />
      <TextField {...field('placed_to')} type="date" />
    </div>
  );
}
