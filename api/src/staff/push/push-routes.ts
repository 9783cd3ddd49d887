import type { Deps } from '../../deps.ts';
import type { AddStaffEndpoint } from '../../http/staff-endpoint.ts';
import { readPushDevices } from './read-push-devices.ts';
import { subscribeToPush } from './subscribe-to-push.ts';
import { unsubscribeFromPush } from './unsubscribe-from-push.ts';

const OK = { data: { ok: true } } as const;

/** The devices of one's own that new orders ring. */
export function addPushRoutes(add: AddStaffEndpoint, deps: Deps): void {
  add('listPushDevices', async ({ staff }) => ({ data: await readPushDevices(deps, staff) }));
  add('subscribeToPush', async ({ staff, body, header }) => {
    await subscribeToPush(deps, staff, { ...body, device: header('user-agent') });
    return OK;
  });
  add('unsubscribeFromPush', async ({ staff, params }) => {
    await unsubscribeFromPush(deps, staff, params.id);
    return OK;
  });
}
