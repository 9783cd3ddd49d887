import { PHRASE_MAX_LENGTH } from '@dp/contract/staff/search-values.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { SectionRow } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import styles from './phrase-row.module.css';

interface PhraseRowProps {
  readonly group: string;
  readonly phrase: string;
}

/** A word of a group, changed in its place or removed. */
export function PhraseRow({ group, phrase }: PhraseRowProps) {
  const t = useTranslations('synonyms');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [editing, setEditing] = useState(false);
  const remove = useAction(async () => {
    const { data } = await call('removeSynonym', { body: { group, phrase } });
    // Without its last word the group is gone.
    if (data.some(({ name }) => name === group)) await revalidate();
    else await navigate('/synonyms');
    showToast(t('removed', { word: phrase }));
  });
  if (editing) {
    return <EditPhrase group={group} phrase={phrase} onDone={() => setEditing(false)} />;
  }
  return (
    <SectionRow
      title={<bdi>{phrase}</bdi>}
      action={
        <div className={styles.actions}>
          <Button
            look="quiet"
            size="small"
            aria-label={t('changeWord', { word: phrase })}
            onClick={() => setEditing(true)}
          >
            {t('change')}
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-label={t('removeWord', { word: phrase })}
            busy={remove.busy}
            onClick={remove.run}
          >
            {t('remove')}
          </Button>
        </div>
      }
    />
  );
}

function EditPhrase({ group, phrase, onDone }: PhraseRowProps & { readonly onDone: () => void }) {
  const t = useTranslations('synonyms');
  const { revalidate } = useRevalidator();
  const [to, setTo] = useState(phrase);
  const form = useSubmit(async () => {
    await call('changeSynonym', { body: { group, phrase, to } });
    await revalidate();
    onDone();
    showToast(t('saved'), { look: 'ok' });
  });
  const label = t('changeWord', { word: phrase });
  return (
    <GuardedForm changed={to !== phrase} form={form} label={label}>
      <TextField
        name="to"
        label={label}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        error={form.problem('to')}
        autoComplete="off"
        autoFocus
        maxLength={PHRASE_MAX_LENGTH}
        dir="auto"
      />
      <FormActions>
        <Button look="secondary" size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="small" busy={form.busy}>
          {t('save')}
        </Button>
      </FormActions>
    </GuardedForm>
  );
}
