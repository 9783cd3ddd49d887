import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Undo2 } from 'lucide';
import { PagedList } from '../parts/paged-list.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { DueBadge } from './due-badge.tsx';
import { ReturnStateBadge } from './return-state-badge.tsx';

/** Returns with what they wait for and by when they are to be paid back. */
export function ReturnList({ data, next }: StaffCallOutput<'listReturns'>) {
  const t = useTranslations('returns');
  const { number } = useFormat();
  return (
    <PagedList
      label={t('title')}
      rows={data}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/returns/${id}`}
      columns={[
        {
          key: 'order',
          header: t('order'),
          card: 'title',
          cell: ({ order }) => <bdi>{order.number}</bdi>,
        },
        {
          key: 'state',
          header: t('state'),
          card: 'side',
          cell: ({ state }) => <ReturnStateBadge state={state} />,
        },
        { key: 'name', header: t('customer'), card: 'plain', cell: ({ order }) => order.name },
        {
          key: 'reason',
          header: t('reason'),
          cell: ({ kind, reason }) =>
            kind === 'warranty' ? t('kinds.warranty') : t(`reasons.${reason}`),
        },
        {
          key: 'pieces',
          header: t('pieces'),
          align: 'end',
          cell: ({ pieces }) => <bdi>{number(pieces)}</bdi>,
        },
        { key: 'asked', header: t('asked'), cell: ({ asked_at: at }) => <TimeAgo at={at} /> },
        {
          key: 'due',
          header: t('dueBy'),
          cell: (row) => (row.refund_due_at === null ? '—' : <DueBadge value={row} />),
        },
      ]}
      empty={<EmptyState icon={Undo2} title={t('empty.title')} text={t('empty.text')} />}
      next={{ before: next }}
    />
  );
}
