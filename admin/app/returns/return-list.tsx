import type { StaffReturn } from '@dp/contract/staff/returns.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { DataList } from '../parts/data-list.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { DueBadge } from './due-badge.tsx';
import { ReturnStateBadge } from './return-state-badge.tsx';

export interface ReturnListProps {
  readonly label: string;
  readonly returns: readonly StaffReturn[];
  readonly pending?: boolean;
}

/** Returns with what they wait for and by when they are to be paid back. */
export function ReturnList({ label, returns, pending = false }: ReturnListProps) {
  const t = useTranslations('returns');
  const { number } = useFormat();
  return (
    <DataList
      label={label}
      rows={returns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/returns/${id}`}
      pending={pending}
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
    />
  );
}
