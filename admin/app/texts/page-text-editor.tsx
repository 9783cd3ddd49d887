import type { PageTextFields } from '@dp/contract/staff/page-texts.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { useRecordEditor } from '../parts/use-record-editor.ts';
import type { PageText, Versions } from './load-pages.ts';
import { PagePreview } from './page-preview.tsx';
import { PAGE_FIELDS, PageTextSections } from './page-text-sections.tsx';
import { TextEditorFrame } from './text-editor-frame.tsx';
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
  const params = { name: page.name };
  const { fields, change, isChanged, forget, form, guard, conflict } = useRecordEditor({
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
  return (
    <TextEditorFrame
      title={page[`title_${locale}`]}
      intro={t('pages.editIntro')}
      back="/texts/pages"
      label={t('pages.form')}
      form={form}
      isChanged={isChanged}
      forget={forget}
      preview={preview}
      versions={versions}
      shown={page}
      restore={(restored) =>
        call('restorePageText', { params, body: { version: page.version, restored } })
      }
      restored={t('history.restored')}
      dialogs={
        <>
          {preview.preview === undefined ? null : (
            <PagePreview documents={preview.preview} onClose={preview.close} />
          )}
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
        </>
      }
    >
      <PageTextSections
        fields={fields}
        questions={page.name === 'faqs'}
        problem={(name) => form.problem(name) ?? preview.problem(name)}
        onChange={(name, words) => {
          preview.forget(name);
          change({ [name]: words });
        }}
      />
    </TextEditorFrame>
  );
}
