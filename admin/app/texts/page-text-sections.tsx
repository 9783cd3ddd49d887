import { LOCALES } from '@dp/contract/locale.ts';
import {
  PAGE_BODY_MAX_LENGTH,
  PAGE_DESCRIPTION_MAX_LENGTH,
  PAGE_TITLE_MAX_LENGTH,
} from '@dp/contract/staff/page-text-values.ts';
import type { PageTextFields } from '@dp/contract/staff/page-texts.ts';
import { TextArea, TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Section } from '../parts/section.tsx';
import styles from './texts.module.css';

type FieldName = keyof PageTextFields;

/** The fields of a page, the languages beside each other. */
export const PAGE_FIELDS = [
  'title_ar',
  'title_en',
  'description_ar',
  'description_en',
  'body_ar',
  'body_en',
] as const satisfies readonly FieldName[];

/** A page in both languages: beside each other on a desk, one below the other on a phone. */
export function PageTextSections({
  fields,
  questions,
  problem,
  onChange,
}: {
  readonly fields: PageTextFields;
  /** Whether the page is one of questions and answers. */
  readonly questions: boolean;
  readonly problem: (name: string) => string | undefined;
  readonly onChange: (name: FieldName, words: string) => void;
}) {
  const t = useTranslations('texts');
  return (
    <div className={styles.languages}>
      {LOCALES.map((language) => {
        const field = (name: FieldName) => ({
          name,
          label: t(`parts.${name.slice(0, -3) as 'title'}`),
          lang: language,
          dir: language === 'ar' ? 'rtl' : 'ltr',
          value: fields[name],
          autoComplete: 'off',
          error: problem(name),
          onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
            onChange(name, currentTarget.value),
        });
        return (
          <Section key={language} title={t(`languages.${language}`)}>
            <div className={styles.fields}>
              <TextField {...field(`title_${language}`)} maxLength={PAGE_TITLE_MAX_LENGTH} />
              <TextArea
                {...field(`description_${language}`)}
                hint={t('descriptionHint')}
                rows={3}
                maxLength={PAGE_DESCRIPTION_MAX_LENGTH}
              />
              <TextArea
                {...field(`body_${language}`)}
                hint={questions ? t('bodyHint.questions') : t('bodyHint.page')}
                rows={24}
                maxLength={PAGE_BODY_MAX_LENGTH}
              />
            </div>
          </Section>
        );
      })}
    </div>
  );
}
