import { createTransport } from 'nodemailer';
import { MessageRefused } from './message-refused.ts';
import type { Send } from './send.ts';

interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/**
 * Sends mails through the SMTP server at `smtpUrl` (`smtp://`, upgraded to TLS where the server can, or
 * `smtps://`). Each has its own connection, so that a broken one is never reused, and a Message-ID made of
 * the message's key, so that mailboxes can deduplicate.
 */
export function createSmtpSender(
  smtpUrl: string,
  publicUrl: string,
  readFrom: () => Promise<MailAddress>,
): Send {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(publicUrl);
  return async (message, signal) => {
    try {
      await transport.sendMail({
        from: await readFrom(),
        // An object, so that no recipient text is read as a list of addresses.
        to: { name: '', address: message.recipient },
        ...(message.replyTo === null ? {} : { replyTo: { name: '', address: message.replyTo } }),
        subject: message.subject,
        text: message.text,
        ...(message.html === null ? {} : { html: message.html }),
        messageId: `<${message.key}@${hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.locale },
        signal,
      });
    } catch (error) {
      if (isRefusal(error)) {
        throw new MessageRefused(`SMTP ${error.responseCode}`, { cause: error });
      }
      throw error;
    }
  };
}

/** A permanent response (5xx) about this recipient or mail; about our log-in or greeting it is not. */
function isRefusal(error: unknown): error is Error & { responseCode: number } {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    responseCode !== undefined &&
    responseCode >= 500
  );
}
