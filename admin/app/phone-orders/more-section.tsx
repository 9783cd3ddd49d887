import { ORDER_NOTE_MAX_LENGTH } from '@dp/contract/limits.ts';
import { isLocale } from '@dp/contract/locale.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { MoneyFields } from '../order-form/money-fields.tsx';
import styles from '../order-form/order-form.module.css';
import { Section } from '../parts/section.tsx';
import type { PhoneDraft } from './phone-draft.ts';

export interface MoreSectionProps {
  readonly draft: Pick<PhoneDraft, 'money' | 'locale' | 'note'>;
  readonly onChange: (changed: Partial<PhoneDraft>) => void;
  readonly problem: (name: string) => string | undefined;
}

/** What is agreed besides products and address: money, the customer's language, a note. */
export function MoreSection({ draft, onChange, problem }: MoreSectionProps) {
  const t = useTranslations('orderForm');
  const { money, locale, note } = draft;
  return (
    <Section title={t('phone.more')}>
      <div className={styles.group}>
        <MoneyFields
          values={money}
          onChange={(changed) => onChange({ money: { ...money, ...changed } })}
          problem={problem}
        />
        <Select
          name="locale"
          label={t('phone.language')}
          hint={t('phone.languageHint')}
          options={[
            { value: 'ar', label: 'العربية' },
            { value: 'en', label: 'English' },
          ]}
          value={locale}
          onChange={({ currentTarget: { value: chosen } }) =>
            isLocale(chosen) && onChange({ locale: chosen })
          }
        />
        <TextArea
          name="note"
          rows={2}
          label={t('phone.note')}
          hint={t('phone.noteHint')}
          optional
          dir="auto"
          maxLength={ORDER_NOTE_MAX_LENGTH}
          value={note}
          onChange={(event) => onChange({ note: event.currentTarget.value })}
          error={problem('note')}
        />
      </div>
    </Section>
  );
}
