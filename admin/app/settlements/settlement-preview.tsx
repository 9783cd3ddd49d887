import type { SettlementPreview } from '@dp/contract/staff/settlements.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Link, useSearchParams } from 'react-router';
import { type Column, DataList } from '../parts/data-list.tsx';
import { Figures } from '../parts/figures.tsx';
import { FilterChips } from '../parts/filter-chips.tsx';
import { LineStateBadge } from './line-state-badge.tsx';
import styles from './settlements.module.css';

type Line = SettlementPreview['lines'][number];
const MISSING = 'missing';

/** What a courier's file says, line by line, before it is booked. */
export function SettlementPreviewTable({
  preview,
  busy,
  onBook,
}: {
  readonly preview: SettlementPreview;
  readonly busy: boolean;
  readonly onBook: () => void;
}) {
  const t = useTranslations('settlements');
  const { number } = useFormat();
  const [query] = useSearchParams();
  const { states, missing, booked, lines } = preview;
  const chosen = query.get('state');
  const options = [
    ...states.map(({ state, count }) => ({
      value: state as string,
      label: t(`states.${state}`),
      count: number(count),
    })),
    ...(missing.count === 0
      ? []
      : [{ value: MISSING, label: t('states.missing'), count: number(missing.count) }]),
  ];
  const shown = lines.filter(({ state }) => chosen === null || state === chosen);
  const all = chosen === null ? preview.all.lines : countOf(preview, chosen);
  return (
    <>
      <Sums preview={preview} />
      <FilterChips name="state" label={t('state')} options={options} />
      {chosen === MISSING ? <Missing preview={preview} /> : <Lines lines={shown} />}
      {chosen !== MISSING && all > shown.length ? (
        <p className={styles.note}>{t('more', { count: all - shown.length })}</p>
      ) : null}
      <div className={styles.buttons}>
        <Button busy={busy} disabled={booked.lines === 0} onClick={onBook}>
          {t('book', { count: booked.lines })}
        </Button>
      </div>
      <p className={styles.note}>{t('bookText')}</p>
    </>
  );
}

function countOf({ states }: SettlementPreview, chosen: string): number {
  return states.find(({ state }) => state === chosen)?.count ?? 0;
}

function Sums({ preview: { all, booked, missing } }: { readonly preview: SettlementPreview }) {
  const t = useTranslations('settlements');
  const { price } = useFormat();
  return (
    <Figures
      of={[
        [t('inFile'), price(all.cash)],
        [t('toBook'), price(booked.cash)],
        [t('fees'), price(booked.fees)],
        [t('vat'), price(booked.vat)],
        [t('net'), price(booked.net)],
        ...(missing.count === 0 ? [] : [[t('states.missing'), price(missing.sum)] as const]),
      ]}
    />
  );
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const t = useTranslations('settlements');
  const { price, number } = useFormat();
  const sum = (key: 'owed' | 'cash' | 'fees' | 'vat' | 'net'): Column<Line> => ({
    key,
    header: t(key),
    align: 'end',
    cell: (line) => <bdi>{price(line[key])}</bdi>,
  });
  return (
    <DataList
      label={t('lines')}
      framed
      rows={lines}
      rowKey={({ line }) => line}
      columns={[
        {
          key: 'parcel',
          header: t('parcel'),
          card: 'title',
          cell: ({ parcel, names }) =>
            parcel === null ? (
              <bdi>{names.join(' · ')}</bdi>
            ) : (
              <Link to={`/parcels/${parcel.id}`}>
                <bdi>{parcel.code}</bdi>
              </Link>
            ),
        },
        {
          key: 'state',
          header: t('state'),
          card: 'side',
          cell: ({ state }) => <LineStateBadge state={state} />,
        },
        { key: 'line', header: t('line'), cell: ({ line }) => <bdi>{number(line)}</bdi> },
        sum('owed'),
        sum('cash'),
        sum('fees'),
        sum('vat'),
        {
          ...sum('net'),
          cell: ({ net, adds_up: isRight }) => (
            <>
              <bdi>{price(net)}</bdi>{' '}
              {isRight ? null : <Badge look="warning">{t('wrongSum')}</Badge>}
            </>
          ),
        },
      ]}
    />
  );
}

function Missing({ preview: { missing } }: { readonly preview: SettlementPreview }) {
  const t = useTranslations('settlements');
  const { price } = useFormat();
  const { date } = useDates();
  return (
    <DataList
      label={t('states.missing')}
      framed
      rows={missing.parcels}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/parcels/${id}`}
      columns={[
        {
          key: 'parcel',
          header: t('parcel'),
          card: 'title',
          cell: ({ code }) => <bdi>{code}</bdi>,
        },
        {
          key: 'owed',
          header: t('owed'),
          card: 'side',
          align: 'end',
          cell: ({ owed }) => <bdi>{price(owed)}</bdi>,
        },
        {
          key: 'delivered',
          header: t('delivered'),
          cell: ({ delivered_at: at }) => (at === null ? '—' : date(at)),
        },
      ]}
    />
  );
}
