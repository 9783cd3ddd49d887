import { COST_LINES_MAX } from '@dp/contract/staff/cost-list-values.ts';
import type { CheckedCostLine, SetCost } from '@dp/contract/staff/cost-lists.ts';
import { useRef, useState } from 'react';
import { call } from '../api/client.ts';
import { useDraft } from '../parts/drafts.ts';
import { costLinesOf } from './cost-lines.ts';

export type CheckedCost = Exclude<CheckedCostLine, { outcome: 'wrong' }>;

/** A typed list of costs, what was found in it, and what setting them came to. */
export function useCostList() {
  const draft = useDraft('costs', '');
  const [checked, setChecked] = useState<readonly CheckedCostLine[]>([]);
  const [results, setResults] = useState<ReadonlyMap<number, SetCost>>(new Map());
  const typed = useRef(draft.value);
  const found = checked.filter((line): line is CheckedCost => line.outcome !== 'wrong');
  const fresh = found.filter(({ outcome }) => outcome === 'new');

  const send = async (costs: readonly { id: number; version: number; cost: number | null }[]) => {
    const sent: SetCost[] = [];
    for (const part of inParts(costs)) {
      const { data } = await call('setCosts', { body: { costs: part } });
      sent.push(...data);
    }
    return new Map(sent.map((each) => [each.id, each]));
  };

  return {
    text: draft.value,
    isTyped: draft.isChanged && draft.value.trim() !== '',
    checked,
    fresh,
    results,
    type: (text: string) => {
      typed.current = text;
      draft.change(text);
      setChecked([]);
      setResults(new Map());
    },
    forget: draft.forget,
    /** @returns how many lines there were. */
    check: async (): Promise<number> => {
      const lines = costLinesOf(draft.value);
      const all: CheckedCostLine[] = [];
      for (const part of inParts(lines)) {
        const { data } = await call('checkCosts', { body: { lines: part } });
        all.push(...data);
      }
      // What was typed meanwhile is to be checked itself.
      if (typed.current !== draft.value) return lines.length;
      setResults(new Map());
      setChecked(withoutRepetitions(all));
      return lines.length;
    },
    /** @returns how many were set. */
    set: async (): Promise<number> => {
      const sent = await send(fresh.map(({ id, version, cost }) => ({ id, version, cost })));
      setResults(sent);
      draft.forget();
      return [...sent.values()].filter(({ outcome }) => outcome === 'set').length;
    },
    /** Brings back the costs before, where nobody has set another since. @returns how many there were. */
    undo: async (): Promise<number> => {
      const before = new Map(fresh.map((line) => [line.id, line.before]));
      const set = [...results.values()].filter(({ outcome }) => outcome === 'set');
      const sent = await send(
        set.map(({ id, version }) => ({ id, version, cost: before.get(id) ?? null })),
      );
      setChecked([]);
      setResults(new Map());
      return [...sent.values()].filter(({ outcome }) => outcome === 'set').length;
    },
  };
}

/** A SKU of an earlier call's lines is one that comes twice, which the API cannot know. */
function withoutRepetitions(lines: readonly CheckedCostLine[]): CheckedCostLine[] {
  const seen = new Set<number>();
  return lines.map((line) => {
    if (line.outcome === 'wrong') return line;
    if (seen.has(line.id)) return { outcome: 'wrong', sku: line.sku, fault: 'sku_twice' };
    seen.add(line.id);
    return line;
  });
}

function inParts<T>(list: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < list.length; from += COST_LINES_MAX) {
    parts.push(list.slice(from, from + COST_LINES_MAX));
  }
  return parts;
}
