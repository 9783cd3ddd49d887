import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import styles from './products.module.css';
import type { SpecFieldProps } from './spec-field.tsx';
import { fieldNameOf, SEVERAL, valuesIn } from './spec-fields.ts';
import { useSpecWords } from './use-spec-words.ts';

/** A specification with any of some values. */
export function SeveralField({ name, specs, onChange, problem }: SpecFieldProps) {
  const { nameOf, wordOf } = useSpecWords();
  const chosen = valuesIn(specs[name]);
  const choose = (value: string, on: boolean) =>
    onChange(name, [...chosen.filter((each) => each !== value), ...(on ? [value] : [])].join(', '));
  const error = problem(fieldNameOf(name));
  return (
    <fieldset className={styles.tiers}>
      <legend className={styles.legend}>{nameOf(name)}</legend>
      <div className={styles.several}>
        {SEVERAL[name as keyof typeof SEVERAL].map((value) => (
          <Checkbox
            key={value}
            label={wordOf(name, value)}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) => choose(value, currentTarget.checked)}
          />
        ))}
      </div>
      {error === undefined ? null : <p role="alert">{error}</p>}
    </fieldset>
  );
}
