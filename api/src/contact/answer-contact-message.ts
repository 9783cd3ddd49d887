import type { ContactThread } from '@dp/contract/staff/contact-inbox.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { readMessageWording } from '../message-texts/message-wording.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readShop, shopAddress } from '../shop-settings/shop-details.ts';
import { answerMail } from './answer-mail.ts';
import { changeContactMessage, insertAnswer } from './contact-store.ts';
import { isAnswerable, readThread } from './contact-thread.ts';
import { lockMessageVersion } from './lock-message-version.ts';

/**
 * Answers a message by mail, in its sender's language and with what they wrote below; they reply to the
 * shop's own mailbox. An unassigned message is assigned to the member of staff
 * who answers it.
 *
 * @throws ProblemError 403 `permission_required` without `customers.see-phones`; 404 `message_not_found`; 409
 *   `record_changed`; 409 `message_not_answerable`; 429 `too_many_messages` with `retry_in` seconds when this
 *   address has had too many mails today.
 */
export async function answerContactMessage(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  principal: Principal,
  { id, version, text }: { readonly id: number; readonly version: number; readonly text: string },
): Promise<ContactThread> {
  requirePermission(principal, 'customers.see-phones');
  const { config } = deps;
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const message = await lockMessageVersion({ db: tx, config }, principal, id, version);
    const { email, locale, assignedTo } = message;
    if (email === null || !isAnswerable(config, message)) {
      throw new ProblemError(409, 'message_not_answerable');
    }
    const wording = await readMessageWording(tx, 'contact-answer', locale);
    const outboxId = await queueMessage(tx, deps, {
      channel: 'email',
      to: email,
      locale,
      replyTo: shopAddress((await readShop(tx)).details, config),
      awaited: true,
      ...(message.customerId === null ? {} : { customerId: message.customerId }),
      ...answerMail({ ...message, answer: text, wording, publicUrl: config.publicUrl }),
    });
    const answer = await insertAnswer(tx, {
      messageId: id,
      text,
      at,
      outboxId: outboxId ?? null,
      ...actorOf(principal),
    });
    const taken = principal.kind === 'staff' ? principal.staffId : null;
    await changeContactMessage(tx, message, {
      state: 'answered',
      assignedTo: assignedTo ?? taken,
    });
    await recordAudit(tx, principal, {
      action: 'message.answer',
      subject: { kind: 'message', id },
      before: { state: message.state, version },
      after: { state: 'answered', version: version + 1, answer },
      at,
    });
    return readThread({ db: tx, config }, principal, id);
  });
}
