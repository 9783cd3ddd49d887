import { SHEET_ROW_LISTS, type SheetRowList } from '@dp/contract/staff/sheet-values.ts';
import type { ShownSheet } from '@dp/contract/staff/sheets.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { FileSpreadsheet } from 'lucide';
import { call } from '../api/client.ts';
import { Figures } from '../parts/figures.tsx';
import { FilterChips } from '../parts/filter-chips.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { Section } from '../parts/section.tsx';
import { WorkProgress } from '../parts/work-progress.tsx';
import type { Route } from './+types/sheet-page.ts';
import { SheetActions } from './sheet-actions.tsx';
import { SheetBadge } from './sheet-badge.tsx';
import { SheetProblems } from './sheet-problems.tsx';
import { useSheetRowColumns } from './use-sheet-row-columns.tsx';

/** A sheet and a page of its rows; which rows is in the address, and without it what matters most. */
export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const address = new URL(request.url).searchParams;
  const { data: sheet } = await call('getSheet', { params: { id }, signal });
  const usual = SHEET_ROW_LISTS.find((name) => countOf(sheet, name) > 0) ?? 'changed';
  const show = SHEET_ROW_LISTS.find((name) => name === address.get('show')) ?? usual;
  const after = address.get('after') ?? undefined;
  const rows = await call('listSheetRows', { params: { id }, query: { show, after }, signal });
  return { sheet, rows, show, usual };
}

/** How many rows a list has. */
function countOf(sheet: ShownSheet, list: SheetRowList): number {
  return list === 'left' ? sheet.left + sheet.left_at_undo : sheet[list];
}

/** One sheet: what it would change or what is wrong in it, and what can be done with it. */
export default function SheetPage({
  loaderData: { sheet, rows, show, usual },
}: Route.ComponentProps) {
  const t = useTranslations('sheets');
  const { number } = useFormat();
  const columns = useSheetRowColumns(show, rows.data);
  const { state, problems, left, left_at_undo: leftAtUndo, withdrawn } = sheet;
  const chip = (list: SheetRowList) => ({
    label: t(`lists.${list}`),
    count: number(countOf(sheet, list)),
  });
  return (
    <PageFrame
      title={sheet.name}
      intro={t('title')}
      back="/sheets"
      actions={<SheetActions sheet={sheet} />}
    >
      <Section
        title={t('state')}
        text={t(`stateTexts.${state}`)}
        action={<SheetBadge state={state} />}
      >
        <WorkProgress progress={sheet.progress} label={t(`states.${state}`)} />
        <Figures
          of={[
            ...(['new', 'changed', 'unchanged', 'wrong'] as const).map(
              (name) => [t(`figures.${name}`), number(sheet[name])] as const,
            ),
            ...(withdrawn === 0 ? [] : [[t('figures.withdrawn'), number(withdrawn)] as const]),
            ...(left === 0 ? [] : [[t('figures.left'), number(left)] as const]),
            ...(leftAtUndo === 0 ? [] : [[t('figures.leftAtUndo'), number(leftAtUndo)] as const]),
          ]}
        />
      </Section>
      {problems.length > 0 ? (
        <Section title={t('fileProblems')}>
          <SheetProblems problems={problems} />
        </Section>
      ) : null}
      <FilterChips
        name="show"
        label={t('rows')}
        first={chip(usual)}
        options={SHEET_ROW_LISTS.filter((list) => list !== usual).map((value) => ({
          value,
          ...chip(value),
        }))}
      />
      <PagedList
        label={t(`lists.${show}`)}
        columns={columns}
        rows={rows.data}
        rowKey={({ line }) => line}
        empty={<EmptyState icon={FileSpreadsheet} title={t(`none.${show}`)} text={t('noneText')} />}
        next={{ after: rows.next }}
      />
    </PageFrame>
  );
}
