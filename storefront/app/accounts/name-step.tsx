import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { checkName, NAME_FIELDS } from './name-form.ts';

/** The name, the only thing missing for a new account after the code. */
export function NameStep({ onName }: { onName: (name: string) => Promise<void> }) {
  const t = useTranslations('accounts');
  const form = useForm<'name'>({
    names: NAME_FIELDS,
    check: checkName,
    send: ({ name }) => onName(name.trim()),
  });
  const field = useFields(form);
  return (
    <Form form={form}>
      <TextField {...field('name')} label={t('name')} autoComplete="name" dir="auto" autoFocus />
      <SubmitButton busy={form.busy}>{t('nameStep.submit')}</SubmitButton>
    </Form>
  );
}
