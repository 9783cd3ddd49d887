import { SHOP_WORDS_LENGTHS, type ShopWordsPart } from '@dp/contract/staff/shop-word-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { useRecordEditor } from '../parts/use-record-editor.ts';
import { differingParts } from './differing-parts.tsx';
import { LanguageSections } from './language-sections.tsx';
import type { Versions } from './load-pages.ts';
import type { ShopWords } from './load-words.ts';
import { TextEditorFrame } from './text-editor-frame.tsx';
import { useCheckedPreview } from './use-checked-preview.ts';
import { WordsHint } from './words-hint.tsx';
import { WordsPreview } from './words-preview.tsx';

/** A text has no number: its name is part of the draft's kind. */
const ID = 1;
/** Longer parts are typed into several lines. */
const LINE = 60;

type Fields = Pick<ShopWords, 'ar' | 'en'>;

/** Words of the shop in both languages beside each other, their preview and saved states. */
export function WordsEditor({
  words,
  versions,
}: {
  readonly words: ShopWords;
  readonly versions: Versions;
}) {
  const t = useTranslations('texts');
  const { name, parts } = words;
  const params = { name };
  const { fields, change, isChanged, forget, form, guard, conflict } = useRecordEditor({
    kind: `words ${name}`,
    record: { id: ID, ...words },
    fieldsOf: ({ ar, en }): Fields => ({ ar, en }),
    saved: t('saved'),
    save: async (typed, { version }) => {
      const { data } = await call('saveShopWords', { params, body: { ...typed, version } });
      return { data: { id: ID, version: data.version } };
    },
  });
  const preview = useCheckedPreview(
    async () => (await call('previewShopWords', { params, body: fields })).data,
  );
  const label = (part: string) => t(`words.parts.${part as ShopWordsPart}`);
  return (
    <TextEditorFrame
      title={t(`words.names.${name}`)}
      intro={t(`words.intros.${name}`)}
      back="/texts/words"
      label={t('words.form')}
      form={form}
      isChanged={isChanged}
      forget={forget}
      preview={preview}
      versions={versions}
      shown={words}
      restore={(restored) =>
        call('restoreShopWords', { params, body: { version: words.version, restored } })
      }
      restored={t('history.restored')}
      dialogs={
        <>
          {preview.preview === undefined ? null : (
            <WordsPreview name={name} previews={preview.preview} onClose={preview.close} />
          )}
          {guard}
          {conflict === undefined ? null : (
            <ConflictDialog
              {...conflict}
              rows={differingParts(
                conflict,
                parts.map(({ name: part }) => part),
                (part, language) => `${label(part)} (${t(`languages.${language}`)})`,
              )}
            />
          )}
        </>
      }
    >
      <LanguageSections
        parts={parts.map((part) => {
          const maxLength = SHOP_WORDS_LENGTHS[part.name as ShopWordsPart];
          return {
            part: part.name,
            label: label(part.name),
            hint: part.shown && part.allowed.length === 0 ? undefined : <WordsHint part={part} />,
            optional: part.optional,
            maxLength,
            ...(maxLength > LINE ? { rows: 3 } : {}),
          };
        })}
        fields={fields}
        problem={(field) => form.problem(field) ?? preview.problem(field)}
        onChange={(language, part, typed) => {
          preview.forget(`${language}.${part}`);
          change({ [language]: { ...fields[language], [part]: typed } });
        }}
      />
    </TextEditorFrame>
  );
}
