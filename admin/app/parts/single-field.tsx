import { TextField } from '@dp/ui/fields/text-field.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { type ReactNode, useState } from 'react';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

export interface SingleFieldProps {
  /** Of the field in the call, which names it in a refusal. */
  readonly name: string;
  readonly label: string;
  readonly hint: ReactNode;
  /** Of the button; it names what it saves, as the page may have other forms. */
  readonly saveLabel: string;
  /** Null: none. */
  readonly saved: string | null;
  readonly maxLength: number;
  /** Resolves to whether it was saved; what is typed stays where it was not. */
  readonly save: (text: string) => Promise<boolean>;
}

/** One text of a record that is saved by itself; saved empty, it is removed. */
export function SingleField(props: SingleFieldProps) {
  const { name, label, hint, saveLabel, saved, maxLength, save } = props;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? saved ?? '';
  const isChanged = text.trim() !== (saved ?? '');
  const form = useSubmit(async () => {
    if (await save(text.trim())) setTyped(undefined);
  });
  const guard = useUnsavedGuard(isChanged, () => setTyped(undefined));
  return (
    <CallForm form={form} label={label}>
      <TextField
        name={name}
        label={label}
        hint={hint}
        optional
        value={text}
        // Codes of Latin letters and digits; one in Arabic still reads right to left.
        dir="auto"
        autoComplete="off"
        maxLength={maxLength}
        onChange={({ target }) => setTyped(target.value)}
        error={form.problem(name)}
      />
      <Button type="submit" look="secondary" full busy={form.busy} disabled={!isChanged}>
        {saveLabel}
      </Button>
      {guard}
    </CallForm>
  );
}
