import type { FieldCode } from '@dp/contract/error-codes.ts';
import { useFieldText } from '../api/use-field-text.ts';
import type { Form } from './use-form.ts';

/** What a form calls a problem where the usual words do not fit. */
export type ProblemWords = Readonly<Partial<Record<FieldCode, string>>>;

/** Name and error of each of a form's fields: `<TextField {...field('email')} label={…} />`. */
export function useFields<N extends string>(form: Form<N>, words: ProblemWords = {}) {
  const fieldText = useFieldText();
  return (name: N) => {
    const code = form.problems[name];
    return { name, error: (code === undefined ? undefined : words[code]) ?? fieldText(code) };
  };
}

/** Change and blur handlers of a phone field. */
export function phoneEvents<N extends string>(form: Form<N>, name: N) {
  return { onNumberChange: () => form.changed(name), onBlur: () => form.left(name) };
}
