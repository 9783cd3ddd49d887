import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import styles from './home-page.module.css';

const LANGUAGES = ['ar', 'en'] as const;

/** One text in both languages, beside each other. */
export function TextPair<N extends 'title' | 'subtitle' | 'action'>({
  name,
  fields,
  maxLength,
  optional = false,
  onChange,
  problem,
}: {
  readonly name: N;
  readonly fields: Readonly<Record<`${N}_ar` | `${N}_en`, string>>;
  readonly maxLength: number;
  readonly optional?: boolean;
  readonly onChange: (changed: Partial<Record<`${N}_ar` | `${N}_en`, string>>) => void;
  readonly problem: (name: string) => string | undefined;
}) {
  const t = useTranslations('homePage');
  return (
    <div className={styles.pair}>
      {LANGUAGES.map((language) => {
        const field = `${name}_${language}` as const;
        return (
          <TextField
            key={field}
            name={field}
            label={t(`texts.${name as 'title' | 'subtitle' | 'action'}.${language}`)}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            autoComplete="off"
            maxLength={maxLength}
            optional={optional}
            value={fields[field]}
            error={problem(field)}
            onChange={({ currentTarget: { value } }) =>
              onChange({ [field]: value } as Partial<Record<`${N}_ar` | `${N}_en`, string>>)
            }
          />
        );
      })}
    </div>
  );
}
