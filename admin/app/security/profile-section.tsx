import { LOCALES } from '@dp/contract/locale.ts';
import type { Me } from '@dp/contract/staff/staff.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { LANGUAGE_NAMES } from '../i18n/language-switch.tsx';
import { type Conflict, conflictOf } from '../parts/conflict.ts';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Section } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { setMe, useMe } from '../session/me.ts';

interface Typed {
  readonly name: string;
  readonly locale: Me['locale'];
}

/** One's own name, and the language of messages. */
export function ProfileSection() {
  const t = useTranslations('security');
  const me = useMe();
  const [conflict, setConflict] = useState<Conflict<Me> & { readonly mine: Typed }>();
  const save = async (typed: Typed, version: number) => {
    try {
      setMe((await call('editProfile', { body: { ...typed, version } })).data);
      setConflict(undefined);
      showToast(t('saved'), { look: 'ok' });
    } catch (error) {
      const found = conflictOf<Me>(error);
      if (found === undefined) throw error;
      setConflict({ ...found, mine: typed });
    }
  };
  const saveAgain = useAction(save);
  const form = useSubmit((values) =>
    save(
      { name: String(values.get('name')), locale: values.get('locale') as Me['locale'] },
      me.version,
    ),
  );
  return (
    <Section title={t('profile')} text={<bdi>{me.email}</bdi>}>
      {/* Begins again with what is stored by now. */}
      <GuardedForm key={me.version} form={form} label={t('profile')}>
        <TextField
          name="name"
          label={t('name')}
          autoComplete="name"
          defaultValue={me.name}
          error={form.problem('name')}
        />
        <Select
          name="locale"
          label={t('messageLanguage')}
          defaultValue={me.locale}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          error={form.problem('locale')}
        />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </FormActions>
      </GuardedForm>
      {conflict === undefined ? null : (
        <ConflictDialog
          rows={[
            {
              label: t('name'),
              theirs: <bdi>{conflict.current.name}</bdi>,
              mine: <bdi>{conflict.mine.name}</bdi>,
            },
            {
              label: t('messageLanguage'),
              theirs: LANGUAGE_NAMES[conflict.current.locale],
              mine: LANGUAGE_NAMES[conflict.mine.locale],
            },
          ]}
          onTakeTheirs={() => {
            setMe(conflict.current);
            setConflict(undefined);
          }}
          busy={saveAgain.busy}
          onSaveMine={() => saveAgain.run(conflict.mine, conflict.version)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Section>
  );
}
