import { CUSTOMER_FILTERS } from '@dp/contract/staff/customer-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { SearchX, UsersRound } from 'lucide';
import { call } from '../api/client.ts';
import { FilterChips } from '../parts/filter-chips.tsx';
import { listAddress } from '../parts/list-address.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { SearchField } from '../parts/search-field.tsx';
import type { Route } from './+types/customers-page.ts';
import { useCustomerColumns } from './use-customer-columns.tsx';

/** Customers, the newest first, or those that a text finds; text, filter and cursor are in the address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { address, text, after, before } = listAddress(request);
  const filter = CUSTOMER_FILTERS.find((name) => name === address.get('filter')) ?? 'all';
  const query = { filter, after, before, text: text || undefined };
  return { text, list: await call('listCustomers', { query, signal: request.signal }) };
}

export default function CustomersPage({ loaderData: { text, list } }: Route.ComponentProps) {
  const t = useTranslations('customers');
  const columns = useCustomerColumns();
  const { data, next, previous, more } = list;
  return (
    <PageFrame
      title={t('title')}
      intro={more ? t('more') : undefined}
      actions={
        <SearchField action="/customers" label={t('find')} hint={t('findHint')} text={text} />
      }
    >
      <FilterChips
        name="filter"
        label={t('filter')}
        options={[{ value: 'blocked', label: t('filters.blocked') }]}
      />
      <PagedList
        label={t('title')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `/customers/${id}`}
        empty={
          <EmptyState
            icon={text === '' ? UsersRound : SearchX}
            title={text === '' ? t('empty.title') : t('notFound.title', { text })}
            text={text === '' ? t('empty.text') : t('notFound.text')}
          />
        }
        previous={{ before: previous }}
        next={{ after: next }}
      />
    </PageFrame>
  );
}
