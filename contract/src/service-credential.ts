import { z } from 'zod';

/** Body of the service account's log-in (design §4 "Service credential"). */
export const serviceLoginBody = z.strictObject({
  login: z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long'),
  password: z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long'),
});

/** The shared service credential: a bearer token that opens public calls only, and its end (ISO 8601). */
export const serviceCredential = z.object({ token: z.string(), expires_at: z.string() });
export type ServiceCredential = z.infer<typeof serviceCredential>;

export const serviceLoginResponse = z.object({ data: serviceCredential });
