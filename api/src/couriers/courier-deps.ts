import type { AppDeps } from '../deps.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { CourierDriver } from './courier-driver.ts';

/** What work with a courier company needs. */
export type CourierDeps = Pick<AppDeps, 'db' | 'config' | 'now' | 'courier'>;

/** How long a courier company may take; its caller waits, and no transaction is open. */
const COURIER_TIMEOUT_MS = 15_000;

export function courierTimeout(): AbortSignal {
  return AbortSignal.timeout(COURIER_TIMEOUT_MS);
}

/**
 * The courier company of this process.
 *
 * @throws ProblemError 409 `courier_not_set_up` when it has no keys.
 */
export function requireCourier({ courier }: Pick<CourierDeps, 'courier'>): CourierDriver {
  if (!courier) throw new ProblemError(409, 'courier_not_set_up');
  return courier;
}

/** Where a courier company sends its reports, below the API. */
export function webhookPath({ name }: Pick<CourierDriver, 'name'>): string {
  return `/couriers/${name}/webhook`;
}

/** A time from now. */
export function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
