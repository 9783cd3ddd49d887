import { PHRASE_MAX_LENGTH } from '@dp/contract/staff/search-values.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Section } from '../parts/section.tsx';
import { FoundPreview } from './found-preview.tsx';

/** Adds a word to a group, of which `phrase` is one. */
export function AddPhraseSection({
  group,
  phrase,
}: {
  readonly group: string;
  readonly phrase: string;
}) {
  const t = useTranslations('synonyms');
  const { revalidate } = useRevalidator();
  const [synonym, setSynonym] = useState('');
  const form = useSubmit(async () => {
    await call('addSynonym', { body: { group, phrase, synonym } });
    await revalidate();
    setSynonym('');
    showToast(t('added', { synonym, phrase }), { look: 'ok' });
  });
  return (
    <Section title={t('addWord')}>
      <GuardedForm changed={synonym !== ''} form={form} label={t('addWord')}>
        <TextField
          name="synonym"
          label={t('newWord')}
          hint={t('newWordHint')}
          value={synonym}
          onChange={({ target }) => setSynonym(target.value)}
          error={form.problem('synonym')}
          autoComplete="off"
          maxLength={PHRASE_MAX_LENGTH}
          dir="auto"
        />
        <FoundPreview synonym={synonym} phrase={phrase} />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('addWord')}
          </Button>
        </FormActions>
      </GuardedForm>
    </Section>
  );
}
