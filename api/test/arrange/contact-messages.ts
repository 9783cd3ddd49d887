import { max } from 'drizzle-orm';
import { contactMessages } from '../../src/contact/contact-tables.ts';
import type { TestApp } from '../test-app.ts';

/** Somebody writes to the shop; returns the message's id. */
export async function arrangeContactMessage(
  shop: TestApp,
  given: {
    name?: string;
    phone?: string | undefined;
    email?: string | undefined;
    message?: string;
    locale?: 'ar' | 'en';
  } = {},
): Promise<number> {
  const { locale = 'en', ...body } = given;
  const { status, problem } = await shop.call(
    'sendContactMessage',
    {
      body: {
        name: 'Sara Adel',
        phone: '01012345678',
        email: 'sara@example.com',
        message: 'Is there a warranty?',
        ...body,
      },
    },
    { locale },
  );
  if (status !== 200) throw new Error(`sendContactMessage: ${problem.code}`);
  const [row] = await shop.db.select({ id: max(contactMessages.id) }).from(contactMessages);
  return row?.id ?? 0;
}
