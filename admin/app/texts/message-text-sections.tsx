import { LOCALES, type Locale } from '@dp/contract/locale.ts';
import {
  MESSAGE_LENGTHS,
  MESSAGE_PARTS,
  type MessagePart,
} from '@dp/contract/staff/message-text-values.ts';
import { TextArea, TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Section } from '../parts/section.tsx';
import type { MessageText } from './load-messages.ts';
import type { MessageFields } from './message-text-editor.tsx';
import styles from './texts.module.css';

/** A message in both languages; each text says what it may hold in braces. */
export function MessageTextSections({
  parts,
  fields,
  problem,
  onChange,
}: {
  readonly parts: MessageText['parts'];
  readonly fields: MessageFields;
  readonly problem: (name: string) => string | undefined;
  readonly onChange: (language: Locale, name: string, words: string) => void;
}) {
  const t = useTranslations('texts');
  return (
    <div className={styles.languages}>
      {LOCALES.map((language) => (
        <Section key={language} title={t(`languages.${language}`)}>
          <div className={styles.fields}>
            {parts.map(({ name, allowed, required }) => {
              const part = name as MessagePart;
              const size = MESSAGE_PARTS[part];
              const field = {
                name: `${language}.${name}`,
                label: t(`messages.parts.${part}`),
                lang: language,
                dir: language === 'ar' ? 'rtl' : 'ltr',
                value: fields[language][name] ?? '',
                autoComplete: 'off',
                maxLength: MESSAGE_LENGTHS[size],
                error: problem(`${language}.${name}`),
                hint: <Placeholders allowed={allowed} required={required} />,
                onChange: ({
                  currentTarget,
                }: {
                  readonly currentTarget: { readonly value: string };
                }) => onChange(language, name, currentTarget.value),
              };
              return size === 'line' ? (
                <TextField key={name} {...field} />
              ) : (
                <TextArea key={name} {...field} rows={size === 'sms' ? 3 : 5} />
              );
            })}
          </div>
        </Section>
      ))}
    </div>
  );
}

function Placeholders({
  allowed,
  required,
}: Pick<MessageText['parts'][number], 'allowed' | 'required'>) {
  const t = useTranslations('texts');
  if (allowed.length === 0) return t('messages.noPlaceholders');
  return (
    <span className={styles.placeholders}>
      {allowed.map((name) => (
        <span key={name}>
          <bdi dir="ltr" className={styles.code}>{`{${name}}`}</bdi> {t(`placeholders.${name}`)}
          {required.includes(name) ? ` (${t('messages.required')})` : null}
        </span>
      ))}
    </span>
  );
}
