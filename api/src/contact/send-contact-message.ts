import { foldText } from '@dp/contract/fold-text.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { toE164 } from '../accounts/phone-number.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { invalidFields } from '../problems/problem-error.ts';
import { readShop, shopAddress } from '../shop-settings/shop-details.ts';
import { contactMail } from './contact-mail.ts';
import { insertContactMessage, linkToMail } from './contact-store.ts';

/**
 * Stores a contact message and mails it to the shop, if that sends mail; one that is repeated with its `key`, once.
 *
 * @throws ProblemError naming the field `phone` when it is not a mobile number.
 */
export async function sendContactMessage(
  deps: Deps,
  given: {
    name: string;
    phone?: string | undefined;
    email?: string | undefined;
    message: string;
    key?: string | undefined;
    locale: Locale;
  },
): Promise<void> {
  const { name, message, locale } = given;
  const email = given.email ?? null;
  const phone = given.phone === undefined ? null : toE164(given.phone);
  if (phone === undefined) throw invalidFields({ phone: 'phone_invalid' });
  const { publicUrl } = deps.config;

  await inTransaction(deps.db, async (tx) => {
    const id = await insertContactMessage(tx, {
      name,
      phone,
      email,
      message,
      key: given.key ?? null,
      locale,
      searchText: foldText([name, phone, email, message].filter(Boolean).join('\n')),
      createdAt: deps.now(),
    });
    if (id === undefined) return;
    const { details: shop } = await readShop(tx);
    const about = { name, phone, email, message, locale, publicUrl };
    const mail = contactMail({ ...about, shop: shop.title, logo: shop.logo });
    const outboxId = await queueMessage(tx, deps, {
      channel: 'email',
      to: shopAddress(shop, deps.config),
      toShop: true,
      locale,
      ...mail,
      ...(email === null ? {} : { replyTo: email }),
    });
    if (outboxId !== undefined) await linkToMail(tx, id, outboxId);
  });
}
