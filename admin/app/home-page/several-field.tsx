import { Select } from '@dp/ui/fields/select.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { RemovableChip } from '@dp/ui/parts/chip.tsx';
import styles from './home-page.module.css';

interface Option<V> {
  readonly value: V;
  readonly label: string;
}

/** Any of many values: a list to add one from, and those that are chosen. */
export function SeveralField<V extends string | number>({
  label,
  placeholder,
  options,
  chosen,
  most,
  onChange,
  error,
}: {
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly Option<V>[];
  readonly chosen: readonly V[];
  readonly most: number;
  readonly onChange: (chosen: readonly V[]) => void;
  readonly error: string | undefined;
}) {
  const t = useTranslations('homePage');
  const left = options.filter(({ value }) => !chosen.includes(value));
  const labelOf = (value: V) =>
    options.find((each) => each.value === value)?.label ?? String(value);
  return (
    <div className={styles.several}>
      <Select
        label={label}
        optional
        placeholder={placeholder}
        value=""
        disabled={left.length === 0 || chosen.length >= most}
        error={error}
        onChange={({ currentTarget }) => {
          const added = left.find(({ value }) => String(value) === currentTarget.value);
          if (added) onChange([...chosen, added.value]);
        }}
        options={left.map((each) => ({ ...each, value: String(each.value) }))}
      />
      {chosen.length === 0 ? null : (
        <div className={styles.chips}>
          {chosen.map((value) => (
            <RemovableChip
              key={value}
              removeLabel={t('takeOff', { name: labelOf(value) })}
              onRemove={() => onChange(chosen.filter((each) => each !== value))}
            >
              {labelOf(value)}
            </RemovableChip>
          ))}
        </div>
      )}
    </div>
  );
}
