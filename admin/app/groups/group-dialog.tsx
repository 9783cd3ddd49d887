import {
  GROUP_DESCRIPTION_MAX_LENGTH,
  GROUP_NAME_MAX_LENGTH,
} from '@dp/contract/staff/group-values.ts';
import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { TextArea, TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { type Conflict, conflictOf } from '../parts/conflict.ts';
import { useAction } from '../parts/use-action.ts';
import { useCloseGuard } from '../parts/use-close-guard.tsx';
import { PictureField, type PictureFieldWords } from '../photographs/picture-field.tsx';
import { useUploads } from '../photographs/use-uploads.ts';
import { GroupConflict } from './group-conflict.tsx';
import { type GroupFields, LANGUAGES } from './group-fields.ts';

/** Adds a brand or category, or changes one; a change can be undone at once. */
export function GroupDialog<R>({
  title,
  record,
  fieldsOf,
  save,
  savedText,
  pictureWords,
  drawn = false,
  earlier,
  more,
  onClose,
}: {
  readonly title: string;
  /** Undefined for a new one. */
  readonly record: (R & { readonly version: number }) | undefined;
  readonly fieldsOf: (record: R) => GroupFields;
  /** @param version of the one that is changed; undefined for a new one. */
  readonly save: (
    fields: GroupFields,
    version: number | undefined,
  ) => Promise<{ readonly data: { readonly version: number } }>;
  readonly savedText: string;
  readonly pictureWords: PictureFieldWords;
  readonly drawn?: boolean;
  /** The button of its earlier states, or for a new one of those that were removed. */
  readonly earlier: (props: {
    readonly isTyped: () => boolean;
    readonly onUse: (record: R) => void;
    readonly full: true;
  }) => ReactNode;
  /** Below the form. */
  readonly more?: ReactNode;
  readonly onClose: () => void;
}) {
  const t = useTranslations('groups');
  const { revalidate } = useRevalidator();
  const fields = record && fieldsOf(record);
  const [picture, setPicture] = useState<StoredPictureFacts | null>(fields?.picture ?? null);
  /** An earlier state that was put into the form. */
  const [used, setUsed] = useState<{ readonly fields: GroupFields; readonly time: number }>();
  const shown = used?.fields ?? fields;
  const uploading = useUploads(setPicture);
  const [conflict, setConflict] = useState<Conflict<R> & { readonly mine: GroupFields }>();
  const undoing = useAction(async (version: number) => {
    if (fields === undefined) return;
    await save(fields, version);
    await revalidate();
    showToast(t('undone'));
  });
  /** Closes what is open, one after the other: each takes its own entry from the history. */
  const leave = async () => {
    if (conflict !== undefined) {
      setConflict(undefined);
      await overlayLeft();
    }
    onClose();
  };
  const write = async (mine: GroupFields, version: number | undefined) => {
    let written: number;
    try {
      written = (await save(mine, version)).data.version;
    } catch (error) {
      const found = conflictOf<R>(error);
      if (found === undefined) throw error;
      return setConflict({ ...found, mine });
    }
    await leave();
    const undo = { label: t('undo'), run: () => undoing.run(written) };
    showToast(savedText, {
      look: 'ok',
      ...(version === record?.version && record && { action: undo }),
    });
    await revalidate();
  };
  const overwriting = useAction(write);
  const form = useSubmit(async (values) => {
    const text = (name: string) => String(values.get(name) ?? '');
    const mine = {
      name_ar: text('name_ar'),
      name_en: text('name_en'),
      description_ar: text('description_ar'),
      description_en: text('description_en'),
      picture,
    };
    await write(mine, record?.version);
  });
  const guard = useCloseGuard(
    form,
    onClose,
    used !== undefined || picture?.id !== fields?.picture?.id || uploading.uploads.length > 0,
  );
  const isSending = uploading.uploads.some(({ state }) => state !== 'failed');
  return (
    <Dialog open onClose={guard.close} title={title}>
      <CallForm form={form} label={title}>
        {LANGUAGES.map((language) => (
          <TextField
            key={`${language} ${used?.time}`}
            name={`name_${language}`}
            label={t(`nameIn.${language}`)}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            autoComplete="off"
            maxLength={GROUP_NAME_MAX_LENGTH}
            defaultValue={shown?.[`name_${language}`]}
            error={form.problem(`name_${language}`)}
          />
        ))}
        <PictureField
          picture={picture}
          drawn={drawn}
          words={pictureWords}
          uploading={uploading}
          onRemove={() => setPicture(null)}
        />
        {LANGUAGES.map((language) => (
          <TextArea
            key={`${language} ${used?.time}`}
            name={`description_${language}`}
            label={t(`descriptionIn.${language}`)}
            optional
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            rows={3}
            maxLength={GROUP_DESCRIPTION_MAX_LENGTH}
            defaultValue={shown?.[`description_${language}`]}
            error={form.problem(`description_${language}`)}
          />
        ))}
        <Button type="submit" full busy={form.busy || isSending}>
          {t('save')}
        </Button>
        {earlier({
          isTyped: guard.isTyped,
          onUse: (state) => {
            const chosen = fieldsOf(state);
            uploading.cancelAll();
            // A new key mounts the fields again, with the chosen state's values.
            setUsed({ fields: chosen, time: (used?.time ?? 0) + 1 });
            setPicture(chosen.picture);
          },
          full: true,
        })}
        {more}
      </CallForm>
      {guard.question}
      {conflict === undefined ? null : (
        <GroupConflict
          theirs={fieldsOf(conflict.current)}
          mine={conflict.mine}
          pictureLabel={pictureWords.label}
          drawn={drawn}
          busy={overwriting.busy}
          onTakeTheirs={() => void leave().then(revalidate)}
          onSaveMine={() => overwriting.run(conflict.mine, conflict.version)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Dialog>
  );
}
