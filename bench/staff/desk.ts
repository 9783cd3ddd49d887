import { hashPassword } from '@dp/api/accounts/password-hash.ts';
import type { Db } from '@dp/api/database/database.ts';
import { staffCallRequest } from '@dp/contract/staff/call-request.ts';
import { sql } from 'drizzle-orm';

/** Who works at the orders desk; the role needs no second factor and sees whole phone numbers. */
const DESK = { email: 'desk@example.com', password: 'bench-desk-password' };

/** Adds the desk to a shop. @throws when it is there already. */
export async function addDesk(db: Db): Promise<number> {
  const passwordHash = await hashPassword(DESK.password);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into staff (name, email, password_hash, role_id, created_at)
    select 'مكتب الطلبات', ${DESK.email}, ${passwordHash}, id, now()
    from staff_roles where key = 'orders' returning id`);
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
