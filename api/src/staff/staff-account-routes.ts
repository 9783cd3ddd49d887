import type { Deps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { presentSignedIn, signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { readMe } from './staff-queries.ts';

const OK = { data: { ok: true } } as const;

/** Signing in and out, and one's own account. */
export function addStaffAccountRoutes(add: AddStaffEndpoint, deps: Deps): void {
  add('signIn', async ({ body, ip, header, setSession }) => {
    const signedIn = await signIn(deps, { ...body, ip, device: header('user-agent') });
    setSession(signedIn.token);
    return presentSignedIn(signedIn);
  });

  add('me', async ({ staff }) => ({ data: await readMe(deps.db, staff) }));

  add('signOut', async ({ staff, setSession }) => {
    await signOut(deps, staff);
    setSession(undefined);
    return OK;
  });
}
