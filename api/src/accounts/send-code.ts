import type { OtpDispatch } from '@dp/contract/accounts.ts';
import { HOUR_MS } from '@dp/contract/durations.ts';
import { OTP_LIFETIME_SECONDS, OTP_MAX_PER_HOUR, OTP_RESEND_SECONDS } from '@dp/contract/limits.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { readMessageWording } from '../message-texts/message-wording.ts';
import { codeTextName, oneTimeCodeMessage } from '../messages/one-time-code-message.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { CHANNEL_OF, type CodePurpose, type CodeRoute } from './code-route.ts';
import { insertCode, listCodesSince } from './code-store.ts';
import { lockContacts } from './lock-contacts.ts';
import type { Login } from './login.ts';
import { createCode, decoyHash, hashAsker, hashCode } from './one-time-code.ts';

/** A code to create and send. */
export interface CodeRequest {
  readonly purpose: CodePurpose;
  /** What the shopper typed, and will type again with the code. */
  readonly login: Login;
  readonly route: CodeRoute;
  /** The account the code is about; null when only the contact is to be proven. */
  readonly customerId: number | null;
  readonly locale: Locale;
  /** The asker's network address. */
  readonly ip: string;
  /**
   * Requested from a network with a sign-in of the login: allows one more to a destination that has used up
   * its hourly limit, or the strangers' share of the day (decisions 010, 062).
   */
  readonly usualNetwork?: boolean;
}

/**
 * Creates a one-time code and queues its message, within the transaction `tx`. A decoy leaves the same rows,
 * so that later calls behave the same, but sends nothing.
 *
 * @throws ProblemError 429 `otp_too_soon` with `retry_in` seconds: per destination five an hour, and one a
 *   minute per purpose, unless the last one was used (design §5); `too_many_messages`.
 */
export async function sendCode(
  tx: Db,
  deps: Pick<Deps, 'config' | 'now'>,
  request: CodeRequest,
): Promise<OtpDispatch> {
  const { wait } = await lastCode(tx, deps.now(), request);
  if (wait > 0) throw new ProblemError(429, 'otp_too_soon', { retry_in: wait });
  return makeCode(tx, deps, request);
}

/**
 * As `sendCode`, but when it is too soon nothing is sent: the response says how long the last code is valid
 * and when the next may be requested.
 */
export async function sendCodeUnlessTooSoon(
  tx: Db,
  deps: Pick<Deps, 'config' | 'now'>,
  request: CodeRequest,
): Promise<OtpDispatch> {
  const { wait, left } = await lastCode(tx, deps.now(), request);
  if (wait === 0) return makeCode(tx, deps, request);
  const { channel, sentTo } = request.route.disclosed;
  return { channel, sent_to: sentTo, expires_in: left, retry_in: wait };
}

/**
 * Seconds until another code may go out, and how many the last one is good for. No other transaction
 * can send one to the same contacts before this one ends.
 */
async function lastCode(
  tx: Db,
  at: Date,
  { purpose, login, route, usualNetwork = false }: CodeRequest,
): Promise<{ wait: number; left: number }> {
  const contacts = [login.value, route.destination?.value ?? login.value];
  await lockContacts(tx, contacts);
  const past = await listCodesSince(tx, contacts, new Date(at.getTime() - HOUR_MS));
  // Further ahead than the clock difference between processes means that it was sent before the clock was set
  // back: waiting for it could take hours.
  const ahead = at.getTime() + OTP_RESEND_SECONDS * 1_000;
  const codes = past.filter(({ createdAt }) => createdAt.getTime() <= ahead);
  const last = codes.find((code) => code.purpose === purpose);
  const pending = last?.usedAt === null ? last : undefined;
  const secondsUntil = (code: { createdAt: Date } | undefined, plusSeconds: number) => {
    if (!code) return 0;
    return Math.max(0, Math.ceil((code.createdAt.getTime() - at.getTime()) / 1_000 + plusSeconds));
  };
  return {
    wait: Math.max(
      secondsUntil(pending, OTP_RESEND_SECONDS),
      usualNetwork ? 0 : secondsUntil(codes[OTP_MAX_PER_HOUR - 1], HOUR_MS / 1_000),
    ),
    left: secondsUntil(pending, OTP_LIFETIME_SECONDS),
  };
}

async function makeCode(
  tx: Db,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { purpose, login, route, customerId, locale, ip, usualNetwork = false }: CodeRequest,
): Promise<OtpDispatch> {
  const { destination, disclosed } = route;
  const at = now();
  const expiresAt = new Date(at.getTime() + OTP_LIFETIME_SECONDS * 1_000);
  const code = createCode();
  const channel = destination ? CHANNEL_OF[destination.kind] : disclosed.channel;
  // Composed for a decoy as well: the same work in the same time.
  const message = oneTimeCodeMessage({
    channel,
    wording: await readMessageWording(tx, codeTextName(channel, purpose), locale),
    code,
    locale,
    publicUrl: config.publicUrl,
  });
  await insertCode(tx, {
    purpose,
    login: login.value,
    destination: destination?.value ?? login.value,
    customerId,
    channel,
    codeHash: destination ? hashCode(config.codeSecret, login.value, code) : decoyHash(),
    decoy: destination === undefined,
    askedFrom: hashAsker(config.codeSecret, login.value, ip),
    createdAt: at,
    expiresAt,
  });
  await queueMessage(
    tx,
    { config, now },
    {
      channel,
      to: destination?.value ?? login.value,
      locale,
      ...message,
      expiresAt,
      awaited: true,
      askedByStranger: !usualNetwork,
      decoy: destination === undefined,
    },
  );
  return {
    channel: disclosed.channel,
    sent_to: disclosed.sentTo,
    expires_in: OTP_LIFETIME_SECONDS,
    retry_in: OTP_RESEND_SECONDS,
  };
}
