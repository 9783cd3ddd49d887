import { CONTACT_FILTERS } from '@dp/contract/staff/contact-states.ts';
import { COUNT_MAX } from '@dp/contract/staff/order-desk.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Mail, SearchX } from 'lucide';
import { call } from '../api/client.ts';
import { FilterChips } from '../parts/filter-chips.tsx';
import { listAddress } from '../parts/list-address.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { SearchField } from '../parts/search-field.tsx';
import type { Route } from './+types/messages-page.ts';
import { useMessageColumns } from './use-message-columns.tsx';

/** The messages to the shop, the newest first; text, filter and cursor are in the address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { address, text, after, before } = listAddress(request);
  const filter = CONTACT_FILTERS.find((name) => name === address.get('filter')) ?? 'all';
  const query = { filter, after, before, text: text || undefined };
  const { signal } = request;
  const [list, unread] = await Promise.all([
    call('listContactMessages', { query, signal }),
    call('countNewMessages', { signal }),
  ]);
  return { text, filter, list, unread: unread.data.count };
}

export default function MessagesPage({
  loaderData: { text, filter, list, unread },
}: Route.ComponentProps) {
  const t = useTranslations('messages');
  const { number } = useFormat();
  const columns = useMessageColumns();
  const { data, next, previous } = list;
  const count = unread >= COUNT_MAX ? `${number(COUNT_MAX - 1)}+` : number(unread);
  return (
    <PageFrame
      title={t('title')}
      actions={
        <SearchField action="/messages" label={t('find')} hint={t('findHint')} text={text} />
      }
    >
      <FilterChips
        name="filter"
        label={t('filter')}
        options={[
          { value: 'new', label: t('states.new'), ...(unread === 0 ? {} : { count }) },
          { value: 'mine', label: t('mine') },
          { value: 'answered', label: t('states.answered') },
          { value: 'closed', label: t('states.closed') },
        ]}
      />
      <PagedList
        label={t('title')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `/messages/${id}`}
        empty={
          <EmptyState
            icon={text === '' ? Mail : SearchX}
            title={text === '' ? t(`empty.${filter}`) : t('notFound.title', { text })}
            text={text === '' ? t('empty.text') : t('notFound.text')}
          />
        }
        previous={{ before: previous }}
        next={{ after: next }}
      />
    </PageFrame>
  );
}
