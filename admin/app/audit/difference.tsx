import { isShopDrawing, ONBOARDING_PICTURES, SHOP_DRAWINGS } from '@dp/contract/shop-details.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { PictureOfId } from '../parts/picture-value.tsx';
import type { FieldChange } from './audit-difference.ts';
import { useAuditWords } from './audit-words.ts';
import styles from './difference.module.css';

/** The fields in which two states of a record differ, beside each other. */
export function Difference({
  changes,
  before,
  after,
}: {
  readonly changes: readonly FieldChange[];
  /** What the two states are called; undefined shows the second alone. */
  readonly before: string | undefined;
  readonly after: string;
}) {
  const t = useTranslations('audit');
  const words = useAuditWords();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          {before === undefined ? null : <th scope="col">{before}</th>}
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{words(`fields.${change.field}`)}</th>
            {before === undefined ? null : (
              <td className={styles.before}>
                <FieldValue of={change.before} field={change.field} />
              </td>
            )}
            <td className={styles.after}>
              <FieldValue of={change.after} field={change.field} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The fields whose values are ids of pictures in the media store. */
const PICTURES: readonly string[] = [
  ...['picture', 'picture_light', ...SHOP_DRAWINGS],
  ...ONBOARDING_PICTURES.flatMap((name) => [name, `${name}_light`]),
];

function FieldValue({ of: value, field }: { readonly of: unknown; readonly field: string }) {
  const words = useAuditWords();
  if (PICTURES.includes(field) && typeof value === 'string') {
    return <PictureOfId id={value} drawn={isShopDrawing(field)} />;
  }
  return (
    <Value of={field === 'kind' && typeof value === 'string' ? words(`kinds.${value}`) : value} />
  );
}

/** A day and a moment as the API writes them. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

function Value({ of: value }: { readonly of: unknown }) {
  const t = useTranslations('audit');
  const words = useAuditWords();
  const format = useFormat();
  const dateTime = useDateTime();
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
  if (typeof value === 'string' && MOMENT.test(value)) return dateTime(value);
  if (typeof value === 'string' && DAY.test(value)) return format.date(value);
  if (typeof value === 'object') {
    if ('id' in value && 'name' in value) return <bdi>{String(value.name) || '—'}</bdi>;
    return (
      <ul>
        {Object.entries(value).map(([field, part]) => (
          <li key={field}>
            {words(`fields.${field}`)}: <Value of={part} />
          </li>
        ))}
      </ul>
    );
  }
  return <bdi>{String(value)}</bdi>;
}
