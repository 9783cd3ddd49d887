import type { Locale } from '@dp/contract/locale.ts';
import {
  MESSAGE_LENGTHS,
  MESSAGE_PARTS,
  type MessagePart,
} from '@dp/contract/staff/message-text-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { LanguageSections } from './language-sections.tsx';
import type { MessageText } from './load-messages.ts';
import type { MessageFields } from './message-text-editor.tsx';
import { Placeholders } from './placeholders.tsx';

const ROWS = { sms: 3, text: 5 } as const;

/** A message in both languages; each text says what it may hold in braces. */
export function MessageTextSections({
  parts,
  ...form
}: {
  readonly parts: MessageText['parts'];
  readonly fields: MessageFields;
  readonly problem: (name: string) => string | undefined;
  readonly onChange: (language: Locale, name: string, words: string) => void;
}) {
  const t = useTranslations('texts');
  return (
    <LanguageSections
      {...form}
      parts={parts.map(({ name, allowed, required }) => {
        const part = name as MessagePart;
        const size = MESSAGE_PARTS[part];
        return {
          part,
          label: t(`messages.parts.${part}`),
          hint: (
            <Placeholders
              allowed={allowed}
              required={required}
              meaning={(each) => t(`placeholders.${each}`)}
            />
          ),
          maxLength: MESSAGE_LENGTHS[size],
          ...(size === 'line' ? {} : { rows: ROWS[size] }),
        };
      })}
    />
  );
}
