import { DEMO_KINDS, type DemoKind } from '@dp/contract/staff/opening-values.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { Demo } from './find-demo.ts';

/** What a removal deletes, by kind. */
export function countsOf({ goes }: Demo): Record<DemoKind, number> {
  const entries = DEMO_KINDS.map((kind) => [kind, goes[kind].length]);
  return Object.fromEntries(entries) as Record<DemoKind, number>;
}

/** The demo as an owner saw it, so that nothing else is removed. */
export function seenOf(demo: Demo): string {
  const { keptProducts, keptGroups } = demo;
  return [...Object.values(countsOf(demo)), keptProducts.length, keptGroups].join('.');
}

/** Throws ProblemError 409 `shop_has_sold`, `demo_absent`, `demo_changed`. */
export function assertRemovable(demo: Demo, seen: string): void {
  if (demo.invoiced > 0) throw new ProblemError(409, 'shop_has_sold', { orders: demo.invoiced });
  if (Object.values(countsOf(demo)).every((count) => count === 0)) {
    throw new ProblemError(409, 'demo_absent');
  }
  if (seenOf(demo) !== seen) throw new ProblemError(409, 'demo_changed');
}
