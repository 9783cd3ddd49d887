import type { ShownAuditRow } from '@dp/contract/staff/audit-trail.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronDown } from 'lucide';
import { type FieldChange, fieldChanges } from './audit-difference.ts';
import styles from './audit-rows.module.css';
import { useAuditWords } from './audit-words.ts';

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
  const format = useFormat();
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
        {format.dateTime(row.at)}
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
      <Difference changes={changes} />
    </details>
  );
}

function Difference({ changes }: { readonly changes: readonly FieldChange[] }) {
  const t = useTranslations('audit');
  const words = useAuditWords();
  return (
    <table className={styles.difference}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{words(`fields.${change.field}`)}</th>
            <td className={styles.before}>
              <Value of={change.before} />
            </td>
            <td className={styles.after}>
              <Value of={change.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A moment as the API writes it. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

function Value({ of: value }: { readonly of: unknown }) {
  const t = useTranslations('audit');
  const format = useFormat();
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (Array.isArray(value)) {
    if (value.length === 0) return '—';
    return (
      <ul>
        {value.map((item) => (
          <li key={JSON.stringify(item)}>
            <Value of={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof value === 'string' && MOMENT.test(value)) return format.dateTime(value);
  if (typeof value === 'object') return <bdi dir="ltr">{JSON.stringify(value)}</bdi>;
  return <bdi>{String(value)}</bdi>;
}
