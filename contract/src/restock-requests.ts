/** A shopper asks to be told when a sold-out product can be bought again. */
import { z } from 'zod';
import { loginField } from './fields.ts';

/** Where the message goes: an e-mail address or a mobile number, as typed. */
export const requestRestockBody = z.strictObject({ login: loginField });

/** `waiting` is false when the product can be bought by now: nothing was stored. */
export const requestRestockResponse = z.object({ data: z.object({ waiting: z.boolean() }) });
