import { PRICE_ROW_LISTS, type PriceRowList } from '@dp/contract/staff/price-batch-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Tags } from 'lucide';
import { call } from '../api/client.ts';
import { Figures } from '../parts/figures.tsx';
import { FilterChips } from '../parts/filter-chips.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { Section } from '../parts/section.tsx';
import { WorkProgress } from '../parts/work-progress.tsx';
import type { Route } from './+types/price-batch-page.ts';
import { PriceBatchActions } from './price-batch-actions.tsx';
import { PriceBatchBadge } from './price-batch-badge.tsx';
import { SchedulePrices } from './schedule-prices.tsx';
import { usePriceRowColumns } from './use-price-row-columns.tsx';
import { usePriceSentence } from './use-price-sentence.ts';

/** A batch and a page of its rows; which rows is in the address. */
export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const address = new URL(request.url).searchParams;
  const show = PRICE_ROW_LISTS.find((name) => name === address.get('show')) ?? 'changes';
  const after = address.get('after') ?? undefined;
  const [batch, rows] = await Promise.all([
    call('getPriceBatch', { params: { id }, signal }),
    call('listPriceBatchRows', { params: { id }, query: { show, after }, signal }),
  ]);
  return { batch: batch.data, rows, show };
}

/** One change of many prices: every old and new price, and what can be done with it. */
export default function PriceBatchPage({
  loaderData: { batch, rows, show },
}: Route.ComponentProps) {
  const t = useTranslations('prices');
  const { number } = useFormat();
  const dateTime = useDateTime();
  const sentence = usePriceSentence();
  const columns = usePriceRowColumns(show, rows.data);
  const { state, changes, refused, unchanged, scheduled_at: scheduledAt } = batch;
  const left = batch.left_at_apply + batch.left_at_undo;
  const counts = { changes: changes - left, refused, left };
  const chip = (list: PriceRowList) => ({ label: t(`lists.${list}`), count: number(counts[list]) });
  return (
    <PageFrame
      title={sentence.rule(batch)}
      intro={sentence.products(batch)}
      back="/prices"
      actions={<PriceBatchActions batch={batch} />}
    >
      <Section
        title={t('state')}
        text={t(`stateTexts.${state}`, { at: scheduledAt === null ? '' : dateTime(scheduledAt) })}
        action={<PriceBatchBadge state={state} />}
      >
        <WorkProgress
          progress={batch.progress}
          label={t(`states.${state}`)}
          isWaiting={state === 'scheduled'}
        />
        <Figures
          of={[
            [t('figures.changes'), number(changes)],
            [t('figures.unchanged'), number(unchanged)],
            [t('figures.refused'), number(refused)],
            ...(left === 0 ? [] : [[t('figures.left'), number(left)] as const]),
          ]}
        />
      </Section>
      {state === 'ready' && changes > 0 ? <SchedulePrices batch={batch} /> : null}
      <FilterChips
        name="show"
        label={t('rows')}
        first={chip('changes')}
        options={(['refused', 'left'] as const).map((value) => ({ value, ...chip(value) }))}
      />
      <PagedList
        label={t(`lists.${show}`)}
        columns={columns}
        rows={rows.data}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `/products/${id}`}
        empty={<EmptyState icon={Tags} title={t(`none.${show}`)} text={t('noneText')} />}
        next={{ after: rows.next }}
      />
    </PageFrame>
  );
}
