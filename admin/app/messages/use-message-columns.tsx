import type { ContactMessage } from '@dp/contract/staff/contact-inbox.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { Column } from '../parts/data-list.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { MessageState } from './message-state.tsx';
import styles from './messages.module.css';

/** What a list says about each message. */
export function useMessageColumns(): readonly Column<ContactMessage>[] {
  const t = useTranslations('messages');
  return [
    {
      key: 'name',
      header: t('columns.from'),
      card: 'title',
      cell: ({ name, at }) => (
        <>
          <bdi>{name}</bdi>
          <span className={styles.soft}>
            <TimeAgo at={at} />
          </span>
        </>
      ),
    },
    {
      key: 'message',
      header: t('columns.message'),
      card: 'plain',
      cell: ({ message }) => (
        <bdi dir="auto" className={styles.excerpt}>
          {message}
        </bdi>
      ),
    },
    {
      key: 'state',
      header: t('columns.state'),
      card: 'side',
      cell: ({ state }) => <MessageState state={state} />,
    },
    {
      key: 'assigned',
      header: t('columns.assigned'),
      cell: ({ assigned_to: colleague }) => <bdi>{colleague?.name ?? t('nobody')}</bdi>,
    },
  ];
}
