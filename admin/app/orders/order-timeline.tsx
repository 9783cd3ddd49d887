import { ORDER_NOTE_MAX_LENGTH } from '@dp/contract/limits.ts';
import type { StaffOrder, TimelineEntry } from '@dp/contract/staff/order-page.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import {
  CircleDot,
  type IconNode,
  MapPin,
  MessageSquareText,
  Package,
  PackageSearch,
  Pencil,
  Phone,
} from 'lucide';
import { call } from '../api/client.ts';
import { TrailLink } from '../audit/trail-link.tsx';
import { AddNote } from '../notes/add-note.tsx';
import { NoteText } from '../notes/note-text.tsx';
import { Section } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import styles from './order-timeline.module.css';
import { ParcelEntryWords } from './parcel-entry.tsx';

const ICONS: Readonly<Record<TimelineEntry['kind'], IconNode>> = {
  state: CircleDot,
  attempt: Phone,
  note: MessageSquareText,
  edit: Pencil,
  correction: MapPin,
  parcel: Package,
  inspection: PackageSearch,
};

/** What happened, the newest first, with a field for notes that only staff read. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const t = useTranslations('order');
  return (
    <Section title={t('timeline')} action={<TrailLink kind="order" id={order.id} />}>
      <AddNote
        about={`order ${order.id}`}
        maxLength={ORDER_NOTE_MAX_LENGTH}
        add={(text) => call('addOrderNote', { params: { id: order.id }, body: { text } })}
      />
      <ol className={styles.entries}>
        {order.timeline.toReversed().map((entry) => (
          <li key={`${entry.kind} ${entry.id}`} className={styles.entry}>
            <span className={styles.icon}>
              <Icon of={ICONS[entry.kind]} size={16} />
            </span>
            <div>
              <EntryWords entry={entry} />
              <p className={styles.by}>
                <TimeAgo at={entry.at} />
                {' · '}
                <bdi>{byWords(entry.by)}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );

  function byWords({ kind, name }: TimelineEntry['by']): string {
    if (kind === 'system') return t('by.system');
    return name ?? t(`by.${kind}`);
  }
}

function EntryWords({ entry }: { entry: TimelineEntry }) {
  const t = useTranslations('order');
  const orders = useTranslations('orders');
  const corrections = useTranslations('corrections');
  const { price } = useFormat();
  const { dateTime } = useDates();
  switch (entry.kind) {
    case 'state':
      return (
        <>
          <p className={styles.what}>{orders(`states.${entry.state}`)}</p>
          {entry.note === null ? null : <p>{entry.note}</p>}
        </>
      );
    case 'attempt':
      return (
        <>
          <p className={styles.what}>
            {t('attempt', {
              channel: t(`channels.${entry.channel}`),
              outcome: t(`outcomes.${entry.outcome}`),
            })}
          </p>
          {entry.call_at === null ? null : (
            <p>{orders('callAt', { time: dateTime(entry.call_at) })}</p>
          )}
          {entry.note === null ? null : <p>{entry.note}</p>}
        </>
      );
    case 'note':
      return (
        <NoteText
          key={entry.version}
          note={entry}
          maxLength={ORDER_NOTE_MAX_LENGTH}
          save={(body) => call('editOrderNote', { params: { id: entry.id }, body })}
        />
      );
    case 'edit':
      return (
        <>
          <p className={styles.what}>{t('edited')}</p>
          {entry.reason === null ? null : <p>{entry.reason}</p>}
          <p>
            {t('editedTotal', {
              before: price(entry.before.totals.total),
              after: price(entry.after.totals.total),
            })}
          </p>
        </>
      );
    case 'correction':
      return (
        <>
          <p className={styles.what}>{t('corrected')}</p>
          {entry.before === null ? null : <del className={styles.old}>{entry.before}</del>}
          {entry.after === null ? null : <p>{entry.after}</p>}
          {entry.note === null ? null : (
            <p>{corrections('noteText', { note: isolated(entry.note) })}</p>
          )}
        </>
      );
    case 'parcel':
    case 'inspection':
      return <ParcelEntryWords entry={entry} />;
  }
}
