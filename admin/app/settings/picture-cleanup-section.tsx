import type { PictureCleanup } from '@dp/contract/staff/picture-cleanup.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { type Column, DataList } from '../parts/data-list.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import styles from './settings.module.css';

type Removal = PictureCleanup['removals'][number];

/** Pictures that nothing uses: which are to be deleted and when, and what was. */
export function PictureCleanupSection({ cleanup }: { readonly cleanup: PictureCleanup }) {
  const t = useTranslations('shopSettings');
  const { number, date } = useFormat();
  const dateTime = useDateTime();
  const { days, looked_at: lookedAt, unused, condemned, removals } = cleanup;
  const columns: readonly Column<Removal>[] = [
    { key: 'at', header: t('cleanup.at'), card: 'title', cell: ({ at }) => date(at) },
    {
      key: 'count',
      header: t('cleanup.count'),
      align: 'end',
      cell: ({ count }) => <bdi>{number(count)}</bdi>,
    },
    {
      key: 'size',
      header: t('cleanup.size'),
      align: 'end',
      cell: ({ bytes }) => <bdi>{t('cleanup.megabytes', { size: number(megabytes(bytes)) })}</bdi>,
    },
  ];
  return (
    <Section title={t('cleanup.title')} text={t('cleanup.text', { count: days })}>
      {lookedAt === null ? (
        <p className={styles.soft}>{t('cleanup.never')}</p>
      ) : (
        <>
          <SectionRow
            title={t('cleanup.unused', { count: unused.count })}
            detail={
              unused.first_at === null
                ? undefined
                : t('cleanup.unusedUntil', { when: date(unused.first_at) })
            }
          />
          <SectionRow
            title={t('cleanup.condemned', { count: condemned.count })}
            detail={
              condemned.delete_at === null
                ? undefined
                : t('cleanup.deleteAt', { when: dateTime(condemned.delete_at) })
            }
          />
          {removals.length === 0 ? (
            <p className={styles.soft}>{t('cleanup.none')}</p>
          ) : (
            <DataList
              label={t('cleanup.removals')}
              columns={columns}
              rows={removals}
              rowKey={({ at }) => at}
              framed
            />
          )}
          <p className={styles.soft}>{t('cleanup.lookedAt', { when: dateTime(lookedAt) })}</p>
        </>
      )}
    </Section>
  );
}

/** In tenths, and never nothing. */
function megabytes(bytes: number): number {
  return Math.ceil(bytes / 100_000) / 10;
}
