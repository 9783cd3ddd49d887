import type { StaffCallName } from '@dp/contract/staff/calls.ts';
import type { SentStaffCall } from '@dp/contract/staff/staff-request.ts';

// Modules bring the calls they make: a table of all of them would be part of every first page.
const known = new Map<string, SentStaffCall>();

/**
 * Makes calls known to the client; the build adds this to every module that names one (`build-calls.ts`).
 *
 * @public
 */
export function registerCalls(calls: Readonly<Record<string, SentStaffCall>>): void {
  for (const [name, call] of Object.entries(calls)) known.set(name, call);
}

/** @throws when no module that was loaded names the call in a text of its own. */
export function knownCall(name: StaffCallName): SentStaffCall {
  const call = known.get(name);
  if (call === undefined) throw new Error(`No module on this page names the call ${name}`);
  return call;
}
