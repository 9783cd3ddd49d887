import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Not installed with the shop: it weighs more than the shop does. */
export const LIGHTHOUSE = 'lighthouse@13.5.0';

/** What one look at a page gave: scores out of 100, times in milliseconds, bytes. */
export interface Measured {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly bytes: number;
  /** Lighthouse's own measure of the machine: below some 1,500 it is busy, and times are too long. */
  readonly machine: number;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

/**
 * Opens `url` in the browser that `CHROME_PATH` names, as a phone that does not say it is measuring.
 *
 * @param file for the report.
 * @param profile folder of a browser that keeps what it stored from one visit to the next; without one each
 *   visit is the first.
 * @throws when Lighthouse fails, with what it said.
 */
export async function measurePage(url: string, file: string, profile?: string): Promise<Measured> {
  await look(url, file, profile);
  const { categories, audits, environment }: Report = JSON.parse(await readFile(file, 'utf8'));
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    machine: environment.benchmarkIndex,
  };
}

/** Its trace began after the page did: such a look is done again. */
const MISSED_THE_START = 'NO_NAVSTART';
const LOOKS = 3;

async function look(
  url: string,
  file: string,
  profile: string | undefined,
  looks = LOOKS,
): Promise<void> {
  const flags = [
    '--headless=new',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...(profile === undefined ? [] : [`--user-data-dir=${profile}`]),
  ];
  try {
    await promisify(execFile)(
      'npm',
      [
        'exec',
        '--yes',
        `--package=${LIGHTHOUSE}`,
        '--',
        'lighthouse',
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        ...(profile === undefined ? [] : ['--disable-storage-reset']),
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { maxBuffer: 64 * 1_024 * 1_024 },
    );
  } catch (error) {
    if (looks === 1 || !String(error).includes(MISSED_THE_START)) throw error;
    await look(url, file, profile, looks - 1);
  }
}
