import type { Deps } from '../deps.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { recordAudit } from './record-audit.ts';

/** Different customers whose whole numbers one person is shown within a window before it is a row. */
const CUSTOMERS_PER_ROW = 200;
const WINDOW_MS = 60 * 60 * 1_000;

interface Window {
  readonly since: Date;
  readonly customers: Set<number>;
}

/**
 * Notices who looks at phone numbers in bulk (decision 096): a person who is shown the whole numbers of 200
 * different customers within an hour leaves a row in the audit trail, and another one for each 200 more. Who
 * calls the customers of a queue and lists them again does not.
 */
export class PhoneReadings {
  readonly #deps: Pick<Deps, 'db' | 'now'>;
  readonly #windows = new Map<number, Window>();

  constructor(deps: Pick<Deps, 'db' | 'now'>) {
    this.#deps = deps;
  }

  /** To be awaited before the answer: nobody gets numbers of which the row could not be written. */
  async shown(staff: StaffPrincipal, customerIds: readonly number[]): Promise<void> {
    if (!staff.permissions.has('customers.see-phones')) return;
    const at = this.#deps.now();
    const { since, customers } = this.#windowOf(staff.staffId, at);
    for (const id of customerIds) customers.add(id);
    if (customers.size < CUSTOMERS_PER_ROW) return;
    // Before the write, so that calls meanwhile count from zero.
    this.#windows.delete(staff.staffId);
    await recordAudit(this.#deps.db, staff, {
      action: 'customer.read-phones',
      subject: { kind: 'staff', id: staff.staffId },
      after: { customers: customers.size, since: since.toISOString() },
      at,
    });
  }

  #windowOf(staffId: number, at: Date): Window {
    const open = this.#windows.get(staffId);
    if (open && at.getTime() - open.since.getTime() < WINDOW_MS) return open;
    const window = { since: at, customers: new Set<number>() };
    this.#windows.set(staffId, window);
    return window;
  }
}
