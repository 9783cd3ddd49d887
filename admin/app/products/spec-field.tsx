import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { CHOICES, fieldNameOf, lookOf, type SpecFields, type SpecName } from './spec-fields.ts';
import { useSpecWords } from './use-spec-words.ts';

export interface SpecFieldProps {
  readonly name: SpecName;
  readonly specs: SpecFields;
  readonly onChange: (name: SpecName, typed: string) => void;
  readonly problem: (name: string) => string | undefined;
}

/** One specification with at most one value. */
export function SpecField({ name, specs, onChange, problem }: SpecFieldProps) {
  const t = useTranslations('specs');
  const { nameOf, wordOf, hintOf } = useSpecWords();
  const look = lookOf(name);
  const field = fieldNameOf(name);
  const common = {
    name: field,
    label: nameOf(name),
    value: specs[name] ?? '',
    error: problem(field) ?? problem(`${field}.0`),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange(name, currentTarget.value),
  };
  if (look === 'choice' || look === 'yesNo') {
    const values = look === 'yesNo' ? ['yes', 'no'] : CHOICES[name as keyof typeof CHOICES];
    return (
      <Select
        {...common}
        options={[
          { value: '', label: t('unknown') },
          ...values.map((value) => ({ value, label: wordOf(name, value) })),
        ]}
      />
    );
  }
  return (
    <TextField
      {...common}
      hint={hintOf(name)}
      inputMode={look === 'number' ? 'decimal' : 'text'}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
    />
  );
}
