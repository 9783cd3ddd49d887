import { STOCK_FILTERS } from '@dp/contract/staff/stock-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { BellRing, Boxes, CircleCheck, ClipboardCheck, PackagePlus, SearchX } from 'lucide';
import { useSearchParams } from 'react-router';
import { call } from '../api/client.ts';
import { FilterChips } from '../parts/filter-chips.tsx';
import { listAddress } from '../parts/list-address.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/stock-page.ts';
import { useStockColumns } from './use-stock-columns.tsx';

/** Products, the least stock first, or those that a text finds; text, filter and cursor are in the address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { address, text, after } = listAddress(request);
  const filter = STOCK_FILTERS.find((name) => name === address.get('filter')) ?? 'all';
  const query = { filter, after, text: text || undefined };
  return { text, list: await call('listStock', { query, signal: request.signal }) };
}

export default function StockPage({ loaderData: { text, list } }: Route.ComponentProps) {
  const t = useTranslations('stock');
  const [query] = useSearchParams();
  const columns = useStockColumns();
  const filter = query.get('filter');
  const maySet = useMay('settings.edit');
  return (
    <PageFrame
      title={t('title')}
      intro={list.more ? t('more') : t('intro')}
      actions={
        <>
          <SearchField action="/stock" label={t('find')} hint={t('findHint')} text={text} />
          <ButtonLink to="/stock/receive" icon={<Icon of={PackagePlus} />}>
            {t('receive')}
          </ButtonLink>
          <ButtonLink to="/stock/counts" look="secondary" icon={<Icon of={ClipboardCheck} />}>
            {t('counts')}
          </ButtonLink>
          {filter === 'low' && maySet ? (
            <ButtonLink to="/settings/orders" look="secondary">
              {t('low.title')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <FilterChips
        name="filter"
        label={t('filter')}
        options={STOCK_FILTERS.filter((filter) => filter !== 'all').map((filter) => ({
          value: filter,
          label: t(`filters.${filter}`),
        }))}
      />
      <PagedList
        label={t('title')}
        columns={columns}
        rows={list.data}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `/stock/${id}`}
        empty={
          text !== '' ? (
            <EmptyState
              icon={SearchX}
              title={t('notFound.title', { text })}
              text={t('notFound.text')}
            />
          ) : filter === 'wanted' ? (
            <EmptyState icon={BellRing} title={t('noneWanted.title')} text={t('noneWanted.text')} />
          ) : filter === 'low' ? (
            <EmptyState icon={CircleCheck} title={t('noneLow.title')} text={t('noneLow.text')} />
          ) : (
            <EmptyState icon={Boxes} title={t('empty.title')} text={t('empty.text')} />
          )
        }
        next={{ after: list.next }}
      />
    </PageFrame>
  );
}
