import { LOCALES, type Locale } from '@dp/contract/locale.ts';
import { TextArea, TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { ReactNode } from 'react';
import { Section } from '../parts/section.tsx';
import styles from './texts.module.css';

/** A field for one part of a text. */
export interface PartField {
  readonly part: string;
  readonly label: string;
  readonly hint: ReactNode;
  /** In a text area of so many lines; a line without. */
  readonly rows?: number;
  readonly maxLength: number;
  readonly optional?: boolean;
}

/** A text in both languages, each part with its field: beside each other on a desk, one below the other on a phone. */
export function LanguageSections({
  parts,
  fields,
  problem,
  onChange,
}: {
  readonly parts: readonly PartField[];
  readonly fields: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  readonly problem: (name: string) => string | undefined;
  readonly onChange: (language: Locale, part: string, words: string) => void;
}) {
  const t = useTranslations('texts');
  return (
    <div className={styles.languages}>
      {LOCALES.map((language) => (
        <Section key={language} title={t(`languages.${language}`)}>
          <div className={styles.fields}>
            {parts.map(({ part, rows, ...look }) => {
              const field = {
                ...look,
                name: `${language}.${part}`,
                lang: language,
                dir: language === 'ar' ? 'rtl' : 'ltr',
                value: fields[language][part] ?? '',
                autoComplete: 'off',
                error: problem(`${language}.${part}`),
                onChange: ({
                  currentTarget,
                }: {
                  readonly currentTarget: { readonly value: string };
                }) => onChange(language, part, currentTarget.value),
              };
              return rows === undefined ? (
                <TextField key={part} {...field} />
              ) : (
                <TextArea key={part} {...field} rows={rows} />
              );
            })}
          </div>
        </Section>
      ))}
    </div>
  );
}
