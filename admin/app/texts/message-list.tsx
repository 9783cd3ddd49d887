import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { type Column, DataList } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import type { ListedMessage } from './load-messages.ts';

/** Every message to customers, how it goes and when its words were changed. */
export function MessageList({ messages }: { readonly messages: readonly ListedMessage[] }) {
  const t = useTranslations('texts');
  const columns: readonly Column<ListedMessage>[] = [
    {
      key: 'name',
      header: t('message'),
      card: 'title',
      cell: ({ name }) => t(`messages.names.${name}`),
    },
    {
      key: 'ways',
      header: t('messages.ways'),
      cell: ({ mail, sms }) => {
        if (mail && sms) return t('messages.mailAndSms');
        return mail ? t('messages.mail') : t('messages.sms');
      },
    },
    {
      key: 'saved',
      header: t('changed'),
      cell: ({ original, saved_at: at }) =>
        original || at === null ? <Badge look="plain">{t('original')}</Badge> : <TimeAgo at={at} />,
    },
  ];
  return (
    <PageFrame title={t('messages.title')} intro={t('messages.intro')}>
      <DataList
        label={t('messages.title')}
        columns={columns}
        rows={messages}
        rowKey={({ name }) => name}
        rowLink={({ name }) => `/texts/messages/${name}`}
      />
    </PageFrame>
  );
}
