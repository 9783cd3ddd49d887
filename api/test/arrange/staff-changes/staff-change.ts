import type { StaffCall } from '@dp/contract/staff/staff-call.ts';
import type { StaffCaller, TestBackOffice } from '../../test-back-office.ts';

/** A changing call that succeeds, and the audit row it must leave. */
export interface StaffChange {
  /** Who makes the call; undefined for nobody who is signed in. */
  readonly as: StaffCaller | undefined;
  readonly input: {
    readonly params?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body?: unknown;
  };
  /** The `action` of the row. */
  readonly action: string;
}

/** Arranges, in a back office that other arrangements use too, what a call needs to succeed. */
export type ArrangeChange = (office: TestBackOffice) => Promise<StaffChange>;

/** One arrangement for every call of `Calls` that changes something: a new POST without one does not compile. */
export type ChangesOf<Calls extends Readonly<Record<string, StaffCall>>> = {
  readonly [N in keyof Calls as Calls[N] extends { method: 'POST' }
    ? Calls[N] extends { readOnly: true }
      ? never
      : N
    : never]: ArrangeChange;
};
