import { readJson, readText, writeText } from '@dp/ui/storage/local-values.ts';
import type { PendingPlacement, Placed, PlacementBody, PlacementRecord } from './placement.ts';

const KEY = 'PLACEMENT_KEY';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isBody(value: unknown): value is PlacementBody {
  return (
    isRecord(value) &&
    typeof value.address_id === 'number' &&
    typeof value.expected_total === 'number' &&
    Array.isArray(value.lines) &&
    value.lines.every((line: unknown) => isRecord(line) && typeof line.quantity === 'number')
  );
}

function isPendingPlacement(value: unknown): value is PendingPlacement {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    typeof value.shopper === 'number' &&
    isBody(value.body)
  );
}

function isPlaced(value: unknown): value is Placed {
  return (
    isRecord(value) &&
    typeof value.orderId === 'number' &&
    typeof value.shopper === 'number' &&
    typeof value.at === 'number' &&
    typeof value.settled === 'boolean' &&
    isBody(value.body)
  );
}

/** What the storage did not accept; lives as long as the page. */
let unwritten: PlacementRecord | undefined;

/** The stored record; damaged parts are dropped. */
export function placementRecord(): PlacementRecord {
  if (unwritten !== undefined) return unwritten;
  const stored = readJson(KEY);
  if (!isRecord(stored)) return {};
  return {
    unanswered: isPendingPlacement(stored.unanswered) ? stored.unanswered : undefined,
    placed: isPlaced(stored.placed) ? stored.placed : undefined,
  };
}

/**
 * Merges a change into the stored record; only in this page where storage is missing, blocked or full.
 *
 * @returns false when it is full: a reload then loses it.
 */
export function savePlacement(change: PlacementRecord): boolean {
  const next = { ...placementRecord(), ...change };
  const empty = next.unanswered === undefined && next.placed === undefined;
  const text = empty ? null : JSON.stringify(next);
  const taken = writeText(KEY, text);
  unwritten = taken && readText(KEY) === text ? undefined : next;
  return taken;
}
