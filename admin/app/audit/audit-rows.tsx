import type { ShownAuditRow } from '@dp/contract/staff/audit-trail.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronDown } from 'lucide';
import { fieldChanges } from './audit-difference.ts';
import styles from './audit-rows.module.css';
import { useAuditWords } from './audit-words.ts';
import { Difference } from './difference.tsx';

/** The trail, newest first; each row opens to what changed. */
export function AuditRows({ rows }: { readonly rows: readonly ShownAuditRow[] }) {
  return (
    <ol className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <AuditRow row={row} />
        </li>
      ))}
    </ol>
  );
}

function AuditRow({ row }: { readonly row: ShownAuditRow }) {
  const t = useTranslations('audit');
  const dateTime = useDateTime();
  const words = useAuditWords();
  const changes = fieldChanges(row.before, row.after);
  const summary = (
    <>
      <span className={styles.what}>{words(`actions.${row.action}`)}</span>
      <span className={styles.subject}>
        {words(`subjects.${row.subject.kind}`)} <bdi dir="ltr">{row.subject.id}</bdi>
      </span>
      <span className={styles.who}>
        <bdi>{row.actor.kind === 'system' ? t('system') : row.actor.name}</bdi>
        {row.network === null ? null : <bdi dir="ltr">{row.network}</bdi>}
      </span>
      <time className={styles.when} dateTime={row.at}>
        {dateTime(row.at)}
      </time>
    </>
  );
  if (changes.length === 0) return <div className={styles.summary}>{summary}</div>;
  return (
    <details>
      <summary className={styles.summary}>
        {summary}
        <span className={styles.arrow}>
          <Icon of={ChevronDown} size={18} />
        </span>
      </summary>
      <Difference changes={changes} before={t('before')} after={t('after')} />
    </details>
  );
}
