import {
  GROUP_DESCRIPTION_MAX_LENGTH,
  GROUP_NAME_MAX_LENGTH,
} from '@dp/contract/staff/group-values.ts';
import { TextArea, TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Eye } from 'lucide';
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
import { type GroupFields, isSameGroup, LANGUAGES, NEW_GROUP } from './group-fields.ts';
import { GroupPreview } from './group-preview.tsx';

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
  const before = record ? fieldsOf(record) : NEW_GROUP;
  const [fields, setFields] = useState(before);
  const change = (changed: Partial<GroupFields>) => setFields((now) => ({ ...now, ...changed }));
  const [hasPreview, setHasPreview] = useState(false);
  const uploading = useUploads((picture) => change({ picture }));
  const [conflict, setConflict] = useState<Conflict<R> & { readonly mine: GroupFields }>();
  const undoing = useAction(async (version: number) => {
    await save(before, version);
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
  const form = useSubmit(() => write(fields, record?.version));
  const isChanged = !isSameGroup(fields, before) || uploading.uploads.length > 0;
  const guard = useCloseGuard(form, onClose, isChanged);
  const { isSending } = uploading;
  return (
    <Dialog open onClose={guard.close} title={title}>
      <CallForm form={form} label={title}>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            name={`name_${language}`}
            label={t(`nameIn.${language}`)}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            autoComplete="off"
            maxLength={GROUP_NAME_MAX_LENGTH}
            value={fields[`name_${language}`]}
            onChange={({ currentTarget }) => change({ [`name_${language}`]: currentTarget.value })}
            error={form.problem(`name_${language}`)}
          />
        ))}
        <PictureField
          picture={fields.picture}
          drawn={drawn}
          words={pictureWords}
          uploading={uploading}
          onRemove={() => change({ picture: null })}
        />
        {LANGUAGES.map((language) => (
          <TextArea
            key={language}
            name={`description_${language}`}
            label={t(`descriptionIn.${language}`)}
            optional
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            rows={3}
            maxLength={GROUP_DESCRIPTION_MAX_LENGTH}
            value={fields[`description_${language}`]}
            onChange={({ currentTarget }) =>
              change({ [`description_${language}`]: currentTarget.value })
            }
            error={form.problem(`description_${language}`)}
          />
        ))}
        <Button
          look="secondary"
          full
          icon={<Icon of={Eye} size={18} />}
          aria-expanded={hasPreview}
          onClick={() => setHasPreview(!hasPreview)}
        >
          {t('preview')}
        </Button>
        {hasPreview ? <GroupPreview kind={drawn ? 'brand' : 'category'} fields={fields} /> : null}
        <Button type="submit" full busy={form.busy || isSending}>
          {t('save')}
        </Button>
        {earlier({
          isTyped: guard.isTyped,
          onUse: (state) => {
            uploading.cancelAll();
            setFields(fieldsOf(state));
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
