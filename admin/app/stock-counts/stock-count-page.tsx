import { COUNT_PARTS } from '@dp/contract/staff/stock-count-values.ts';
import type { CountLine } from '@dp/contract/staff/stock-counts.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { ClipboardCheck } from 'lucide';
import { call } from '../api/client.ts';
import { Columns } from '../parts/columns.tsx';
import { FilterChips } from '../parts/filter-chips.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import type { Route } from './+types/stock-count-page.ts';
import { CountBadge } from './count-badge.tsx';
import { CountSummary } from './count-summary.tsx';
import { EntrySection } from './entry-section.tsx';
import { useCountEntry } from './use-count-entry.ts';
import { useCountWords } from './use-count-words.ts';
import { useLineColumns } from './use-line-columns.tsx';

/** A count and a page of its products; which ones is in the address. */
export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const address = new URL(request.url).searchParams;
  const part = COUNT_PARTS.find((name) => name === address.get('part')) ?? 'open';
  const from = address.get('after') ?? undefined;
  const list = (from: string | undefined) =>
    call('listCountLines', { params: { id }, query: { part, from }, signal });
  const [count, page] = await Promise.all([
    call('getStockCount', { params: { id }, signal }),
    list(from),
  ]);
  // A further page whose lines have all left it says nothing about those before.
  const lines = page.data.length === 0 && from !== undefined ? await list(undefined) : page;
  return { count: count.data, lines, part };
}

/** One count: entering what is found, what is left to count, and the differences. */
export default function StockCountPage({
  loaderData: { count, lines, part },
}: Route.ComponentProps) {
  const t = useTranslations('stockCounts');
  const { number } = useFormat();
  const words = useCountWords();
  const columns = useLineColumns(part);
  const entry = useCountEntry();
  const isOpen = count.state === 'counting';
  const figures = { open: count.open, counted: count.counted, different: count.different };
  const chip = (name: keyof typeof figures) => ({
    label: t(`parts.${name}`),
    count: number(figures[name]),
  });
  return (
    <PageFrame
      title={words.title(count)}
      intro={[words.scope(count), count.note].filter(Boolean).join(' · ')}
      back="/stock/counts"
      actions={<CountBadge state={count.state} />}
    >
      <Columns
        first="side"
        side={
          isOpen ? <EntrySection id={count.id} entry={entry} /> : <CountSummary count={count} />
        }
        main={
          <>
            <FilterChips
              name="part"
              label={t('part')}
              first={chip('open')}
              options={(['counted', 'different'] as const).map((name) => ({
                value: name,
                ...chip(name),
              }))}
            />
            {isOpen && part === 'different' ? <CountSummary count={count} /> : null}
            <PagedList
              label={t(`parts.${part}`)}
              columns={columns}
              rows={lines.data}
              rowKey={({ id }) => id}
              {...(isOpen
                ? {
                    rowActions: (line: CountLine) => (
                      <Button
                        look="secondary"
                        size="small"
                        onClick={() => {
                          if (!entry.choose(line)) showToast(entry.refusal(), { look: 'danger' });
                        }}
                      >
                        {t(line.counted === null ? 'countIt' : 'countAgain')}
                      </Button>
                    ),
                  }
                : {})}
              empty={
                <EmptyState
                  icon={ClipboardCheck}
                  title={t(`nothing.${part}.title`)}
                  text={t(`nothing.${part}.text`)}
                />
              }
              next={{ after: lines.next }}
            />
          </>
        }
      />
    </PageFrame>
  );
}
