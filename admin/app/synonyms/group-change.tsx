import type { EarlierRecord } from '@dp/contract/staff/earlier-states.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import styles from './group-change.module.css';
import { Phrases } from './phrases.tsx';

export type EarlierGroup = Extract<EarlierRecord, { kind: 'synonym' }>['record'];

/** The words that a group would get and lose. */
export function GroupChange({
  from,
  to,
}: {
  readonly from: readonly string[];
  readonly to: readonly string[];
}) {
  const t = useTranslations('synonyms');
  const added = to.filter((phrase) => !from.includes(phrase));
  const removed = from.filter((phrase) => !to.includes(phrase));
  return (
    <>
      <Words label={t('earlier.adds', { count: added.length })} of={added} />
      <Words label={t('earlier.removes', { count: removed.length })} of={removed} />
      <span className={styles.line}>{t('earlier.holds')}</span>
    </>
  );
}

/** In spans, as the description of a dialog is a paragraph. */
function Words({ label, of: words }: { readonly label: string; readonly of: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <span className={styles.line}>
      {label}{' '}
      <span className={styles.words}>
        <Phrases of={words} all />
      </span>
    </span>
  );
}
