import type { Measured } from './measure.ts';
import type { DatabaseKind } from './options.ts';
import type { PageWeight } from './page-weight.ts';
import type { Bar } from './scenarios.ts';

/** Where something was measured. */
export interface Setting {
  readonly database: DatabaseKind;
  readonly products: number;
  readonly processes: number;
}

/** What changes while a load is measured. */
export type Changes = 'none' | 'orders' | 'edits' | 'both';

/** One line of the table of loads. */
export interface LoadRow extends Setting, Measured {
  readonly scenario: string;
  /** Whether the response cache is enabled. */
  readonly caches: 'warm' | 'off';
  readonly connections: number;
  /** What else ran at the same time. */
  readonly changes?: Changes;
  readonly bar: Bar;
}

/** Memory in MiB, times in milliseconds. */
export interface ProcessRow extends Setting {
  readonly firstPage: number;
  readonly memoryIdle: number;
  /** The most seen while the scenarios ran. */
  readonly memoryLoaded: number;
  /** The most ever, its first seconds included. */
  readonly memoryPeak: number;
}

/** What was measured so far. */
export interface Results {
  readonly processes: ProcessRow[];
  readonly weights: PageWeight[];
  readonly keep: (row: LoadRow) => void;
}

/** How often a load's figures hold its bar: from 1 on it is held. Undefined without one. */
function timesTheBar({ bar, perSecond, p50, p99 }: LoadRow): number | undefined {
  const ratios = [
    bar.perSecond === undefined ? [] : [perSecond / bar.perSecond],
    bar.p50 === undefined ? [] : [bar.p50 / p50],
    bar.p99 === undefined ? [] : [bar.p99 / p99],
  ].flat();
  return ratios.length === 0 ? undefined : Math.min(...ratios);
}

/** The table of loads, the ratios first: to the bar, and of the work for a request to that in the smallest shop. */
export function describeLoads(rows: readonly LoadRow[]): string[] {
  const smallest = Math.min(...rows.map(({ products }) => products));
  const small = new Map(
    rows.filter(({ products }) => products === smallest).map((row) => [keyOf(row), row]),
  );
  return layOut([
    [
      'x bar',
      'x small',
      'scenario',
      'caches',
      'products',
      'database',
      'proc',
      'conn',
      'req/s',
      'p50 ms',
      'p99 ms',
      'cpu ms',
      'failed',
    ],
    ...rows.map((row) => {
      const like = small.get(keyOf(row));
      return [
        ratio(timesTheBar(row)),
        ratio(like && row.products !== smallest ? row.cpu / like.cpu : undefined),
        row.scenario,
        row.caches,
        String(row.products),
        row.database,
        String(row.processes),
        String(row.connections),
        row.perSecond.toFixed(row.perSecond < 100 ? 1 : 0),
        row.p50.toFixed(2),
        row.p99.toFixed(2),
        Number.isFinite(row.cpu) ? row.cpu.toFixed(2) : '',
        String(row.failed),
      ];
    }),
  ]);
}

export function describeProcesses(rows: readonly ProcessRow[]): string[] {
  return layOut([
    ['products', 'database', 'proc', 'first page ms', 'idle MiB', 'under load MiB', 'peak MiB'],
    ...rows.map(
      ({ products, database, processes, firstPage, memoryIdle, memoryLoaded, memoryPeak }) => [
        String(products),
        database,
        String(processes),
        firstPage.toFixed(0),
        memoryIdle.toFixed(0),
        memoryLoaded.toFixed(0),
        memoryPeak.toFixed(0),
      ],
    ),
  ]);
}

/** The table of loads under change: each next to the quiet one. */
export function describeUnderChange(rows: readonly LoadRow[]): string[] {
  const quiet = new Map(
    rows.filter(({ changes }) => changes === 'none').map((row) => [sizedKey(row), row.perSecond]),
  );
  return layOut([
    [
      'scenario',
      'products',
      'database',
      'changes',
      'req/s',
      'of quiet',
      'p50 ms',
      'p99 ms',
      'cpu ms',
      'failed',
    ],
    ...rows.map((row) => [
      row.scenario,
      String(row.products),
      row.database,
      row.changes ?? '',
      row.perSecond.toFixed(0),
      `${((100 * row.perSecond) / (quiet.get(sizedKey(row)) ?? row.perSecond)).toFixed(0)} %`,
      row.p50.toFixed(2),
      row.p99.toFixed(2),
      Number.isFinite(row.cpu) ? row.cpu.toFixed(3) : '',
      String(row.failed),
    ]),
  ]);
}

function sizedKey(row: LoadRow): string {
  return `${row.products} ${keyOf(row)}`;
}

function keyOf({ scenario, caches, database, processes, connections }: LoadRow): string {
  return [scenario, caches, database, processes, connections].join(' ');
}

function ratio(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(2);
}

export function layOut(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '),
  );
}
