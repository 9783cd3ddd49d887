import type { FieldCode } from '@dp/contract/error-codes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
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

/** Name, words and events of each of a form's phone fields: each country's numbers have a form of their own. */
export function usePhoneFields<N extends string>(form: Form<N>, words: ProblemWords = {}) {
  const field = useFields(form, words);
  const t = useTranslations('forms');
  return (name: N) => ({
    ...field(name),
    saudiError: form.problems[name] === 'phone_invalid' ? t('saudiPhoneInvalid') : undefined,
    lettersHint: t('digitsOnly'),
    onNumberChange: () => form.changed(name),
    onBlur: () => form.left(name),
  });
}
