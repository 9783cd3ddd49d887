import { parseArgs } from 'node:util';

const DATABASES = ['embedded', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASES)[number];
const GROUPS = ['api', 'html', 'orders', 'start'] as const;
type Group = (typeof GROUPS)[number];

export interface BenchOptions {
  readonly sizes: readonly number[];
  readonly scenarios: readonly Group[];
  /** Only loads with this in their names. */
  readonly only: string;
  /** Only the warm loads, each quiet, under orders, under edits and under both. */
  readonly underChange: boolean;
  /** Instead of the shop, the back office with this many orders. */
  readonly staff: boolean;
  readonly orders: number;
  readonly databases: readonly DatabaseKind[];
  readonly processes: readonly number[];
  readonly connections: readonly number[];
  /** Length of one measurement, in seconds. */
  readonly seconds: number;
  /**
   * Number of runs per measurement; the best is reported, since other programs share the machine; the median under
   * change.
   */
  readonly runs: number;
  /** Folder where seeded shops are cached; a temporary one by default. */
  readonly keep: string | undefined;
  /** Where each server process leaves a CPU profile when it stops. */
  readonly profile: string | undefined;
  /** The file for all figures. */
  readonly json: string | undefined;
}

export const USAGE = `Usage: npm run bench -- [options]

  --sizes N,N         products in the shop                     1000,10000,100000
  --scenarios A,B     ${GROUPS.join(', ').padEnd(40)} all
  --only TEXT         only loads with this in their names
  --under-change      warm loads with ten clients: quiet, under 20 orders/s, 1 edit/s, both in turn
  --staff             the back office instead: lists, searches and pages of generated orders
  --orders N          how many with --staff, and three customers for ten of them  1000000
  --databases A,B     ${DATABASES.join(', ').padEnd(40)} both
  --processes N,N     server processes (more than one needs postgres)  1,2
  --connections N,N   clients at the same time                 1,10,100; with --staff 1,10
  --seconds N         length of one measurement                5
  --runs N            best of so many measurements, median with --under-change  1
  --keep FOLDER       keep the seeded shops there for the next time
  --profile FOLDER    leave a CPU profile of each server process there
  --json FILE         write all figures there`;

/** @throws Error that says which option should be what. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '1000,10000,100000' },
      scenarios: { type: 'string', default: GROUPS.join(',') },
      only: { type: 'string', default: '' },
      'under-change': { type: 'boolean', default: false },
      staff: { type: 'boolean', default: false },
      orders: { type: 'string', default: '1000000' },
      databases: { type: 'string', default: DATABASES.join(',') },
      processes: { type: 'string', default: '1,2' },
      connections: { type: 'string' },
      seconds: { type: 'string', default: '5' },
      runs: { type: 'string', default: '1' },
      keep: { type: 'string' },
      profile: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const clients = values.staff ? '1,10' : '1,10,100';
  return {
    sizes: numbers('--sizes', values.sizes),
    scenarios: words('--scenarios', values.scenarios, GROUPS),
    only: values.only,
    underChange: values['under-change'],
    staff: values.staff,
    orders: one('--orders', values.orders),
    databases: words('--databases', values.databases, DATABASES),
    processes: numbers('--processes', values.processes),
    connections: numbers('--connections', values.connections ?? clients),
    seconds: one('--seconds', values.seconds),
    runs: one('--runs', values.runs),
    keep: values.keep,
    profile: values.profile,
    json: values.json,
  };
}

function numbers(option: string, typed: string): number[] {
  return typed.split(',').map((text) => {
    if (!/^[1-9]\d{0,6}$/.test(text)) {
      throw new Error(`${option} should be whole numbers such as 1000,10000, not "${typed}".`);
    }
    return Number(text);
  });
}

function one(option: string, typed: string): number {
  const [number = 1, ...more] = numbers(option, typed);
  if (more.length > 0) throw new Error(`${option} should be one number, not "${typed}".`);
  return number;
}

function words<T extends string>(option: string, typed: string, known: readonly T[]): T[] {
  return typed.split(',').map((word) => {
    const found = known.find((one) => one === word);
    if (!found) throw new Error(`${option} should be some of ${known.join(', ')}, not "${typed}".`);
    return found;
  });
}
