import { PRODUCT_FILTERS } from '@dp/contract/staff/product-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { FileSpreadsheet, Lamp, Plus, SearchX, Table2, Tags } from 'lucide';
import { useSearchParams } from 'react-router';
import { call } from '../api/client.ts';
import { listAddress } from '../parts/list-address.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/products-page.ts';
import { ProductFilters } from './product-filters.tsx';
import styles from './products.module.css';
import { useProductColumns } from './use-product-columns.tsx';

/** Products, the newest first, or those that a text finds; text, filters and cursor are in the address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const { address, text, before } = listAddress(request);
  const filter = PRODUCT_FILTERS.find((name) => name === address.get('filter')) ?? 'all';
  const query = {
    filter,
    before,
    category: address.get('category') || undefined,
    brand: address.get('brand') || undefined,
    text: text || undefined,
  };
  const [list, groups] = await Promise.all([
    call('listStaffProducts', { query, signal }),
    call('listProductGroups', { signal }),
  ]);
  return { text, list, groups: groups.data };
}

export default function ProductsPage({ loaderData: { text, list, groups } }: Route.ComponentProps) {
  const t = useTranslations('products');
  const [query] = useSearchParams();
  const columns = useProductColumns();
  const mayPrice = useMay('prices.edit');
  return (
    <PageFrame
      title={t('title')}
      intro={list.more ? t('more') : t('intro')}
      actions={
        <>
          <SearchField action="/products" label={t('find')} hint={t('findHint')} text={text} />
          <div className={styles.buttons}>
            {mayPrice && list.data.length > 0 ? (
              <ButtonLink
                to={`/prices/new?${chosenIn(query)}`}
                look="secondary"
                size="small"
                icon={<Icon of={Tags} />}
              >
                {t('changePrices')}
              </ButtonLink>
            ) : null}
            <ButtonLink
              to={`/products/grid?${chosenIn(query)}`}
              look="secondary"
              size="small"
              icon={<Icon of={Table2} />}
            >
              {t('grid')}
            </ButtonLink>
            <ButtonLink
              to={`/sheets?${chosenIn(query)}`}
              look="secondary"
              size="small"
              icon={<Icon of={FileSpreadsheet} />}
            >
              {t('sheets')}
            </ButtonLink>
            {mayPrice ? (
              <ButtonLink to="/products/new" size="small" icon={<Icon of={Plus} />}>
                {t('add')}
              </ButtonLink>
            ) : null}
          </div>
        </>
      }
    >
      <ProductFilters {...groups} />
      <PagedList
        label={t('title')}
        columns={columns}
        rows={list.data}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `/products/${id}`}
        empty={
          text === '' ? (
            <EmptyState
              icon={Lamp}
              title={t(query.size === 0 ? 'empty.first' : 'empty.title')}
              text={t(query.size === 0 ? 'empty.begin' : 'empty.text')}
            />
          ) : (
            <EmptyState
              icon={SearchX}
              title={t('notFound.title', { text })}
              text={t('notFound.text')}
            />
          )
        }
        next={{ before: list.next }}
      />
    </PageFrame>
  );
}

/** What of the address chooses products, without the page. */
function chosenIn(query: URLSearchParams): URLSearchParams {
  const chosen = new URLSearchParams(query);
  chosen.delete('before');
  return chosen;
}
