import { Switch } from '@dp/ui/fields/switch.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Section } from '../parts/section.tsx';
import styles from './home-page.module.css';

interface Days {
  readonly starts_on: string;
  readonly ends_on: string;
  readonly hidden: boolean;
}

/** When a slide or section shows. */
export function DaysFields({
  fields,
  onChange,
  problem,
}: {
  readonly fields: Days;
  readonly onChange: (changed: Partial<Days>) => void;
  readonly problem: (name: string) => string | undefined;
}) {
  const t = useTranslations('homePage');
  const day = (name: 'starts_on' | 'ends_on') => ({
    name,
    type: 'date',
    value: fields[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: currentTarget.value }),
    error: problem(name),
    optional: true,
  });
  return (
    <Section title={t('daysTitle')} text={t('daysText')}>
      <div className={styles.pair}>
        <TextField {...day('starts_on')} label={t('startsOn')} />
        <TextField {...day('ends_on')} label={t('endsOn')} />
      </div>
      <Switch
        label={t('hidden')}
        checked={fields.hidden}
        onChange={(hidden) => onChange({ hidden })}
      />
    </Section>
  );
}
