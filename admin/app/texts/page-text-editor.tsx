import type { PageTextFields } from '@dp/contract/staff/page-texts.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
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
import type { PageText, Versions } from './load-pages.ts';
import { PagePreview } from './page-preview.tsx';
import { PAGE_FIELDS, PageTextSections } from './page-text-sections.tsx';
import { TextHistory } from './text-history.tsx';
import { useCheckedPreview } from './use-checked-preview.ts';

/** A page has no number: its name is part of the draft's kind. */
const ID = 1;

function fieldsOf(page: PageTextFields): PageTextFields {
  const texts = PAGE_FIELDS.map((name) => [name, page[name]]);
  return Object.fromEntries(texts) as PageTextFields;
}

/** One page of text in both languages beside each other, its preview and its saved states. */
export function PageTextEditor({
  page,
  versions,
}: {
  readonly page: PageText;
  readonly versions: Versions;
}) {
  const t = useTranslations('texts');
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const params = { name: page.name };
  const { fields, change, form, guard, conflict } = useRecordEditor({
    kind: `page ${page.name}`,
    record: { id: ID, ...page },
    fieldsOf,
    saved: t('saved'),
    save: async (typed, { version }) => {
      const { data } = await call('savePageText', { params, body: { ...typed, version } });
      return { data: { id: ID, version: data.version } };
    },
  });
  const preview = useCheckedPreview(
    async () => (await call('previewPageText', { params, body: fields })).data,
  );
  const versioned = useVersionedSave();
  const restoring = useAction((restored: number) =>
    versioned(async () => {
      await call('restorePageText', { params, body: { version: page.version, restored } });
      await navigate('.', { replace: true });
      await revalidate();
      showToast(t('history.restored'), { look: 'ok' });
    }),
  );
  return (
    <PageFrame
      title={page[`title_${locale}`]}
      intro={t('pages.editIntro')}
      back="/texts/pages"
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
      <CallForm form={form} label={t('pages.form')}>
        <PageTextSections
          fields={fields}
          questions={page.name === 'faqs'}
          problem={(name) => form.problem(name) ?? preview.problem(name)}
          onChange={(name, words) => {
            preview.forget(name);
            change({ [name]: words });
          }}
        />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </FormActions>
      </CallForm>
      {preview.preview === undefined ? null : (
        <PagePreview documents={preview.preview} onClose={preview.close} />
      )}
      <TextHistory
        versions={versions}
        version={page.version}
        original={page.original}
        busy={restoring.busy}
        onRestore={restoring.run}
      />
      {guard}
      {conflict === undefined ? null : (
        <ConflictDialog
          {...conflict}
          rows={PAGE_FIELDS.filter((name) => conflict.theirs[name] !== conflict.mine[name]).map(
            (name) => ({
              label: t(`fields.${name}`),
              theirs: <bdi>{conflict.theirs[name]}</bdi>,
              mine: <bdi>{conflict.mine[name]}</bdi>,
            }),
          )}
        />
      )}
    </PageFrame>
  );
}
