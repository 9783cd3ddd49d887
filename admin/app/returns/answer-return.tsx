import { RETURN_NOTE_MAX_LENGTH } from '@dp/contract/return-values.ts';
import type { StaffReturn } from '@dp/contract/staff/returns.ts';
import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRef } from 'react';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Section } from '../parts/section.tsx';
import { useReturnChange } from './use-return-change.ts';

/** Approves a return or refuses it, with words to the shopper. */
export function AnswerReturn({ value: { id, version } }: { readonly value: StaffReturn }) {
  const t = useTranslations('returns');
  const change = useReturnChange();
  const approve = useRef(true);
  const form = useSubmit((values) => {
    const words = String(values.get('words') ?? '').trim();
    const body = { approve: approve.current, version, ...(words === '' ? {} : { words }) };
    return change(() => call('answerReturn', { params: { id }, body }));
  });
  return (
    <Section title={t('answer.title')} text={t('answer.text')}>
      <GuardedForm form={form}>
        <TextArea
          name="words"
          label={t('answer.words')}
          hint={t('answer.wordsHint')}
          rows={3}
          maxLength={RETURN_NOTE_MAX_LENGTH}
          dir="auto"
          error={form.problem('words')}
        />
        <FormActions>
          <Button
            type="submit"
            look="secondary"
            busy={form.busy}
            onClick={() => {
              approve.current = false;
            }}
          >
            {t('answer.refuse')}
          </Button>
          <Button
            type="submit"
            busy={form.busy}
            onClick={() => {
              approve.current = true;
            }}
          >
            {t('answer.approve')}
          </Button>
        </FormActions>
      </GuardedForm>
    </Section>
  );
}
