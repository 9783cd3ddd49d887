import { TextField, type TextFieldProps } from '@dp/ui/fields/text-field.tsx';
import type { Submit } from '../forms/use-submit.ts';

export interface SettingFieldProps<N extends string>
  extends Pick<TextFieldProps, 'label' | 'hint' | 'optional' | 'maxLength'> {
  readonly form: Submit;
  /** The setting's field, whose problem is shown. */
  readonly name: N;
  /** What is typed in each field of the setting. */
  readonly texts: Readonly<Record<N, string>>;
  readonly onTexts: (texts: Readonly<Record<N, string>>) => void;
  /** Whether it takes whole numbers or amounts. */
  readonly inputMode: 'numeric' | 'decimal';
}

/** A number of a setting, as it is typed. */
export function SettingField<N extends string>({
  form,
  name,
  texts,
  onTexts,
  ...look
}: SettingFieldProps<N>) {
  return (
    <TextField
      {...look}
      name={`value.${name}`}
      value={texts[name]}
      dir="ltr"
      autoComplete="off"
      onChange={({ target }) => onTexts({ ...texts, [name]: target.value })}
      error={form.problem(`value.${name}`)}
    />
  );
}
