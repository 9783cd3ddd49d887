import type { MessagePart } from '@dp/contract/staff/message-text-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { useRecordEditor } from '../parts/use-record-editor.ts';
import { differingParts } from './differing-parts.tsx';
import type { MessageText } from './load-messages.ts';
import type { Versions } from './load-pages.ts';
import { MessagePreview } from './message-preview.tsx';
import { MessageTextSections } from './message-text-sections.tsx';
import { TextEditorFrame } from './text-editor-frame.tsx';
import { useCheckedPreview } from './use-checked-preview.ts';

/** A message has no number: its name is part of the draft's kind. */
const ID = 1;

export type MessageFields = Pick<MessageText, 'ar' | 'en'>;

/** The words of one message in both languages beside each other, their preview and saved states. */
export function MessageTextEditor({
  message,
  versions,
}: {
  readonly message: MessageText;
  readonly versions: Versions;
}) {
  const t = useTranslations('texts');
  const params = { name: message.name };
  const { fields, change, isChanged, forget, form, guard, conflict } = useRecordEditor({
    kind: `message ${message.name}`,
    record: { id: ID, ...message },
    fieldsOf: ({ ar, en }): MessageFields => ({ ar, en }),
    saved: t('messages.saved'),
    save: async (typed, { version }) => {
      const { data } = await call('saveMessageText', { params, body: { ...typed, version } });
      return { data: { id: ID, version: data.version } };
    },
  });
  const preview = useCheckedPreview(
    async () => (await call('previewMessageText', { params, body: fields })).data,
  );
  return (
    <TextEditorFrame
      title={t(`messages.names.${message.name}`)}
      intro={t('messages.editIntro')}
      back="/texts/messages"
      label={t('messages.form')}
      form={form}
      isChanged={isChanged}
      forget={forget}
      preview={preview}
      versions={versions}
      shown={message}
      restore={(restored) =>
        call('restoreMessageText', { params, body: { version: message.version, restored } })
      }
      restored={t('messages.restored')}
      dialogs={
        <>
          {preview.preview === undefined ? null : (
            <MessagePreview previews={preview.preview} onClose={preview.close} />
          )}
          {guard}
          {conflict === undefined ? null : (
            <ConflictDialog
              {...conflict}
              rows={differingParts(
                conflict,
                message.parts.map(({ name }) => name as MessagePart),
                (part, language) =>
                  `${t(`messages.parts.${part}`)} (${t(`languages.${language}`)})`,
              )}
            />
          )}
        </>
      }
    >
      <MessageTextSections
        parts={message.parts}
        fields={fields}
        problem={(name) => form.problem(name) ?? preview.problem(name)}
        onChange={(language, name, words) => {
          preview.forget(`${language}.${name}`);
          change({ [language]: { ...fields[language], [name]: words } });
        }}
      />
    </TextEditorFrame>
  );
}
