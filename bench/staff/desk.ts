import { hashPassword } from '@dp/api/accounts/password-hash.ts';
import { staffCallRequest } from '@dp/contract/staff/call-request.ts';
import type { Pool } from 'pg';

/** Who works at the orders desk and also sees reports; the role needs no second factor and sees whole phone numbers. */
const DESK = { email: 'desk@example.com', password: 'bench-desk-password' };

/** Adds the desk to a shop. @throws when it is there already. */
export async function addDesk(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with role as (
       insert into staff_roles (name_ar, name_en, permissions, factor_required)
       select 'مكتب الطلبات والتقارير', 'Orders and reports', permissions || $3::text[], false
       from staff_roles where key = 'orders'
       returning id)
     insert into staff (name, email, password_hash, role_id, created_at)
     select 'مكتب الطلبات', $1, $2, id, now() from role returning id`,
    [DESK.email, await hashPassword(DESK.password), ['reports.see']],
  );
  const [row] = rows;
  if (!row) throw new Error('The shop has no role for the orders desk.');
  return row.id;
}

/** Signs the desk in at a back office; its session cookie. @throws when that is refused. */
export async function signInDesk(origin: string): Promise<{ name: string; value: string }> {
  const { method, path, headers, body } = staffCallRequest('signIn', { body: DESK }, 'ar');
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, origin },
    ...(body === undefined ? {} : { body }),
  });
  const [name, value] = answer.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? [];
  if (!answer.ok || name === undefined || value === undefined) {
    throw new Error(`The desk cannot sign in: ${await answer.text()}`);
  }
  return { name, value };
}
