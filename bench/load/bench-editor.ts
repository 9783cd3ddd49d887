import { hashPassword } from '@dp/api/accounts/password-hash.ts';
import { openDatabase } from '@dp/api/database/database.ts';
import type { CallParts } from '@dp/contract/call-request.ts';
import { staffCallRequest } from '@dp/contract/staff/call-request.ts';
import type { StaffCallName } from '@dp/contract/staff/calls.ts';
import type { StaffCallInput, StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { Permission } from '@dp/contract/staff/permissions.ts';
import type { ShopData } from './shop-process.ts';

const WHO = { email: 'editor@example.com', password: 'bench-editor-password' };

export type Call = <N extends StaffCallName>(
  name: N,
  input: Partial<StaffCallInput<N>>,
) => Promise<StaffCallOutput<N>>;

/** Somebody of the staff who is signed in. */
export interface Editor {
  readonly call: Call;
  /** A call whose request or answer is a file. */
  readonly send: (name: StaffCallName, input: object, file?: Buffer) => Promise<Response>;
  /** The session, for a browser. */
  readonly cookie: () => { readonly name: string; readonly value: string };
}

/** Adds somebody with some permissions, who needs no second factor. */
export async function addEditor(
  { folder, databaseUrl }: ShopData,
  permissions: readonly Permission[],
): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDirectory: folder });
  await database.pool.query(
    `with role as (
       insert into staff_roles (name_ar, name_en, permissions, factor_required)
       values ('محرر', 'Editor', $3, false)
       returning id)
     insert into staff (name, email, password_hash, role_id, created_at)
     select 'Editor', $1, $2, id, now() from role`,
    [WHO.email, await hashPassword(WHO.password), [...permissions]],
  );
  await database.close();
}

/** Signs the editor in at a back office. */
export async function signInEditor(origin: string): Promise<Editor> {
  let cookie = '';
  const send: Editor['send'] = async (name, input, file) => {
    const { method, path, headers, body } = staffCallRequest(name, input as CallParts, 'en');
    const content = file ?? body;
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, origin, cookie },
      ...(content === undefined ? {} : { body: content }),
    });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer;
  };
  const call: Call = async (name, input) => (await (await send(name, input)).json()) as never;
  await call('signIn', { body: WHO });
  return {
    call,
    send,
    cookie: () => {
      const [name = '', value = ''] = cookie.split('=');
      return { name, value };
    },
  };
}
