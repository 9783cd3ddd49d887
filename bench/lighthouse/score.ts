import type { Measured } from './measure-page.ts';

type Bar = { readonly least: number } | { readonly most: number };

const BARS: Readonly<Partial<Record<keyof Measured, Bar>>> = {
  performance: { least: 97 },
  accessibility: { least: 100 },
  bestPractices: { least: 100 },
  seo: { least: 100 },
  largestPaint: { most: 1_800 },
  blocking: { most: 100 },
  shift: { most: 0.02 },
  bytes: { most: 400_000 },
};

/** The middle of each figure; of an even number of measurements the upper one of the two. */
export function median(all: readonly Measured[]): Measured {
  const [first] = all;
  if (!first) throw new Error('Nothing was measured');
  const middle = (name: keyof Measured) =>
    all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)];
  const names = Object.keys(first) as (keyof Measured)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Measured;
}

export function meetsBars(figures: Measured): boolean {
  return Object.keys(BARS).every((name) => meets(name as keyof Measured, figures));
}

function meets(name: keyof Measured, figures: Measured): boolean {
  const bar = BARS[name];
  if (bar === undefined) return true;
  return 'least' in bar ? figures[name] >= bar.least : figures[name] <= bar.most;
}

/** One line; what misses its bar is marked. */
export function describe(page: string, figures: Measured): string {
  const part = (name: keyof Measured, text: string) =>
    `${text}${meets(name, figures) ? '' : ' (missed)'}`;
  return [
    page.padEnd(18),
    part('performance', `performance ${figures.performance}`),
    part('accessibility', `accessibility ${figures.accessibility}`),
    part('bestPractices', `best practices ${figures.bestPractices}`),
    part('seo', `SEO ${figures.seo}`),
    `first paint ${seconds(figures.firstPaint)}`,
    part('largestPaint', `largest paint ${seconds(figures.largestPaint)}`),
    part('blocking', `blocked ${Math.round(figures.blocking)} ms`),
    part('shift', `shift ${figures.shift.toFixed(3)}`),
    part('bytes', `${Math.round(figures.bytes / 1_000)} kB`),
    `machine ${Math.round(figures.machine)}`,
  ].join(' · ');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`;
}
