import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { Trash2 } from 'lucide';
import type { TierFields } from './product-fields.ts';
import styles from './products.module.css';

/** One price by quantity: from how many pieces, and what one costs then. */
export function TierRow({
  tier,
  index,
  problem,
  mayEdit,
  onChange,
  onRemove,
}: {
  readonly tier: TierFields;
  readonly index: number;
  readonly problem: (name: string) => string | undefined;
  readonly mayEdit: boolean;
  readonly onChange: (changed: Partial<TierFields>) => void;
  readonly onRemove: () => void;
}) {
  const t = useTranslations('products');
  const typed = { dir: 'ltr', autoComplete: 'off', maxLength: 14, readOnly: !mayEdit } as const;
  const name = `tiers.${index}`;
  return (
    <div className={styles.tier}>
      <TextField
        name={`${name}.from`}
        label={t('from')}
        value={tier.from}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        error={problem(`${name}.from`)}
        inputMode="numeric"
        {...typed}
      />
      <Select
        label={t('kind')}
        value={tier.kind}
        disabled={!mayEdit}
        onChange={({ currentTarget }) =>
          onChange({ kind: currentTarget.value === 'percent' ? 'percent' : 'price' })
        }
        options={[
          { value: 'price', label: t('kinds.price') },
          { value: 'percent', label: t('kinds.percent') },
        ]}
      />
      <TextField
        name={`${name}.${tier.kind}`}
        label={t(`value.${tier.kind}`)}
        value={tier.value}
        onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
        error={problem(`${name}.${tier.kind}`)}
        inputMode="decimal"
        {...typed}
      />
      {mayEdit ? (
        <IconButton label={t('removeTier')} onClick={onRemove}>
          <Icon of={Trash2} />
        </IconButton>
      ) : null}
    </div>
  );
}
