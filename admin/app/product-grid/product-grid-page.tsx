import { readIdList } from '@dp/contract/staff/id-list.ts';
import { GRID_SORTS } from '@dp/contract/staff/product-grid-values.ts';
import { PRODUCT_FILTERS, PRODUCT_STATES } from '@dp/contract/staff/product-values.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { ErrorState } from '@dp/ui/parts/error-state.tsx';
import { SearchX } from 'lucide';
import { useMemo, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { listAddress } from '../parts/list-address.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.tsx';
import { ProductFilters } from '../products/product-filters.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/product-grid-page.ts';
import type { CellWords } from './cell-text.ts';
import { ColumnChoice } from './column-choice.tsx';
import type { GridColumn } from './grid-columns.ts';
import { GridSaves } from './grid-saves.tsx';
import { GridView } from './grid-view.tsx';
import styles from './product-grid.module.css';
import { SaveBar } from './save-bar.tsx';
import { UnsavedRows } from './unsaved-rows.tsx';
import { useGridEdits } from './use-grid-edits.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useGridSave } from './use-grid-save.ts';
import { useShownColumns } from './use-hidden-columns.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const { address, text } = listAddress(request);
  const query = {
    filter: PRODUCT_FILTERS.find((name) => name === address.get('filter')) ?? 'all',
    sort: GRID_SORTS.find((name) => name === address.get('sort')) ?? 'newest',
    descending: address.get('descending') === 'true' ? 'true' : 'false',
    category: address.get('category') || undefined,
    brand: address.get('brand') || undefined,
    text: text || undefined,
  };
  const [list, groups, saves] = await Promise.all([
    call('listGridProducts', { query, signal }),
    call('listProductGroups', { signal }),
    call('listGridSaves', { signal }),
  ]);
  const { ids, rows } = list.data;
  return {
    text,
    ids: readIdList(ids),
    first: rows,
    more: list.more,
    groups: groups.data,
    saves: saves.data,
  };
}

/** Many products edited as a table, saved together and undone together. */
export default function ProductGridPage({
  loaderData: { text, ids, first, more, groups, saves },
}: Route.ComponentProps) {
  const t = useTranslations('productGrid');
  const states = useTranslations('products');
  const locale = useLocale();
  const mayPrice = useMay('prices.edit');
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const location = useLocation();
  const { columns, isShown, toggle } = useShownColumns();
  const rows = useGridRows(ids, first);
  const edits = useGridEdits();
  const saving = useGridSave({ edits: edits.edits, replace: edits.replace, put: rows.put });
  const isUnsaved = Object.keys(edits.edits).length > 0;
  const guard = useUnsavedGuard(isUnsaved, () => edits.replace(() => ({})));
  const words = useMemo<CellWords>(
    () => ({
      choices: {
        category: groups.categories.map(({ slug, name }) => ({ value: slug, label: name[locale] })),
        brand: groups.brands.map(({ slug, name }) => ({ value: slug, label: name[locale] })),
        state: PRODUCT_STATES.map((state) => ({
          value: state,
          label: states(`states.${STATE_WORDS[state]}`),
        })),
      },
      yes: t('yes'),
      no: t('no'),
    }),
    [groups, locale, t, states],
  );
  const shown = useMemo(
    () => (mayPrice ? columns : columns.map(withoutPrices)),
    [columns, mayPrice],
  );
  const pending = useRef(false);

  async function save(): Promise<void> {
    if (pending.current) return;
    pending.current = true;
    const saved = await saving.save();
    pending.current = false;
    if (saved > 0) showToast(t('saved', { count: saved }), { look: 'ok' });
    await revalidate();
  }

  return (
    <PageFrame
      title={t('title')}
      intro={more ? t('more') : t('intro')}
      back="/products"
      actions={
        <SearchField action="/products/grid" label={t('find')} hint={t('findHint')} text={text} />
      }
    >
      <ProductFilters {...groups} />
      <div className={styles.above}>
        <p className={styles.soft}>{t('products', { count: ids.length })}</p>
        <ColumnChoice isShown={isShown} onToggle={toggle} />
      </div>
      {rows.failure === undefined ? null : (
        <ErrorState title={errorText(rows.failure)} onRetry={rows.retry} />
      )}
      {ids.length === 0 ? (
        <EmptyState icon={SearchX} title={t('empty')} text={t('emptyText')} />
      ) : (
        <GridView
          key={location.search}
          ids={ids}
          columns={shown}
          rows={rows}
          edits={edits}
          unsaved={saving.unsaved}
          words={words}
          rtl={locale !== 'en'}
          onPasted={({ refused }) => {
            if (refused > 0) showToast(t('pasteRefused', { count: refused }), { look: 'danger' });
          }}
        />
      )}
      <SaveBar edits={edits} saving={saving} onSave={() => void save()} />
      <UnsavedRows edits={edits} saving={saving} words={words} />
      <GridSaves
        key={saves[0]?.id}
        saves={saves}
        onUndone={() => {
          rows.forget();
          void revalidate();
        }}
      />
      {guard}
    </PageFrame>
  );
}

const STATE_WORDS = { draft: 'draft', on_sale: 'onSale', withdrawn: 'withdrawn' } as const;

/** A column that only who may change prices edits. */
function withoutPrices(column: GridColumn): GridColumn {
  const isPrice = column.kind === 'money' || column.kind === 'percent';
  return isPrice ? { ...column, isLocked: true } : column;
}
