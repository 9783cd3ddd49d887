import { LOCALES } from '@dp/contract/locale.ts';
import type { MessagePart } from '@dp/contract/staff/message-text-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Eye } from 'lucide';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useAction } from '../parts/use-action.ts';
import { useRecordEditor } from '../parts/use-record-editor.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import type { MessageText } from './load-messages.ts';
import type { Versions } from './load-pages.ts';
import { MessagePreview } from './message-preview.tsx';
import { MessageTextSections } from './message-text-sections.tsx';
import { TextHistory } from './text-history.tsx';
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
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const params = { name: message.name };
  const { fields, change, form, guard, conflict } = useRecordEditor({
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
  const versioned = useVersionedSave();
  const restoring = useAction((restored: number) =>
    versioned(async () => {
      await call('restoreMessageText', { params, body: { version: message.version, restored } });
      await navigate('.', { replace: true });
      await revalidate();
      showToast(t('messages.restored'), { look: 'ok' });
    }),
  );
  const differing = LOCALES.flatMap((language) =>
    message.parts
      .filter(({ name }) => conflict?.theirs[language][name] !== conflict?.mine[language][name])
      .map(({ name }) => ({ language, name: name as MessagePart })),
  );
  return (
    <PageFrame
      title={t(`messages.names.${message.name}`)}
      intro={t('messages.editIntro')}
      back="/texts/messages"
      actions={
        <Button
          look="secondary"
          icon={<Icon of={Eye} />}
          busy={preview.busy}
          onClick={preview.show}
        >
          {t('preview.show')}
        </Button>
      }
    >
      <CallForm form={form} label={t('messages.form')}>
        <MessageTextSections
          parts={message.parts}
          fields={fields}
          problem={(name) => form.problem(name) ?? preview.problem(name)}
          onChange={(language, name, words) => {
            preview.forget(`${language}.${name}`);
            change({ [language]: { ...fields[language], [name]: words } });
          }}
        />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </FormActions>
      </CallForm>
      {preview.preview === undefined ? null : (
        <MessagePreview previews={preview.preview} onClose={preview.close} />
      )}
      <TextHistory
        versions={versions}
        version={message.version}
        original={message.original}
        busy={restoring.busy}
        onRestore={restoring.run}
      />
      {guard}
      {conflict === undefined ? null : (
        <ConflictDialog
          {...conflict}
          rows={differing.map(({ language, name }) => ({
            label: `${t(`messages.parts.${name}`)} (${t(`languages.${language}`)})`,
            theirs: <bdi>{conflict.theirs[language][name]}</bdi>,
            mine: <bdi>{conflict.mine[language][name]}</bdi>,
          }))}
        />
      )}
    </PageFrame>
  );
}
