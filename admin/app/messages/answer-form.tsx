import type { ContactThread } from '@dp/contract/staff/contact-inbox.ts';
import { CONTACT_ANSWER_MAX_LENGTH } from '@dp/contract/staff/limits.ts';
import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useDraft } from '../parts/drafts.ts';
import { Section } from '../parts/section.tsx';
import { useVersionedSave } from '../parts/use-versioned-save.ts';

/** An answer by mail, in the sender's language. What is typed survives a reload, and a colleague's answer. */
export function AnswerForm({ thread }: { readonly thread: ContactThread }) {
  const t = useTranslations('messages');
  const { revalidate } = useRevalidator();
  const save = useVersionedSave();
  const draft = useDraft(`answer to message ${thread.id}`, '');
  const { id, version, answerable, email, locale } = thread;
  const form = useSubmit(async () => {
    // After a colleague's answer theirs is shown above before this one is sent.
    await save(async () => {
      await call('answerContactMessage', {
        params: { id },
        body: { version, text: draft.value },
      });
      draft.forget();
      showToast(t('answered'), { look: 'ok' });
      await revalidate();
    });
  });
  return (
    <Section
      title={t('answer')}
      text={answerable ? t(`language.${locale}`) : t(email === null ? 'noEmail' : 'noMail')}
    >
      {answerable ? (
        <CallForm form={form} label={t('answer')}>
          <TextArea
            name="text"
            label={t('answerText')}
            rows={7}
            dir="auto"
            maxLength={CONTACT_ANSWER_MAX_LENGTH}
            value={draft.value}
            onChange={(event) => draft.change(event.target.value)}
            error={form.problem('text')}
          />
          <FormActions>
            <Button type="submit" busy={form.busy}>
              {t('send')}
            </Button>
          </FormActions>
        </CallForm>
      ) : null}
    </Section>
  );
}
