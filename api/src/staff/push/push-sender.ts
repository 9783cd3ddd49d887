import type { Deps } from '../../deps.ts';
import { MessageRefused } from '../../messages/message-refused.ts';
import type { Send } from '../../messages/send.ts';
import { mailFromAddress } from '../../shop-settings/shop-details.ts';
import { isPushService } from './push-services.ts';
import { deletePushDevices, listRingingDevices, readPushKeys } from './push-store.ts';

/** How long a push service may take, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** How long it tries to reach the device, in seconds. */
const TTL_SECONDS = 60 * 60;
/** The push service no longer knows the device. */
const GONE = new Set([404, 410]);
/** It would refuse the same request again. */
const REFUSALS = new Set([400, 401, 403, 413]);

/**
 * Sends notifications to devices of staff by web push: encrypted for the device (RFC 8291), signed with the shop's key
 * (RFC 8292). Who may no longer see orders gets none, also of those queued before.
 */
export function createPushSender({ db, config, now }: Deps): Send {
  return async ({ recipient, text }, signal) => {
    const [device] = await listRingingDevices(db, now(), { id: Number(recipient) });
    if (device === undefined || !isPushService(device.endpoint, config)) {
      throw new MessageRefused('no such device', { expected: true });
    }
    const { id, endpoint, p256dh, auth } = device;
    // Loaded with the first notification: it would slow down every start.
    const { default: webPush } = await import('web-push');
    const keys = await readPushKeys(db);
    const { body, headers } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      text,
      { vapidDetails: { subject: subjectOf(config), ...keys }, TTL: TTL_SECONDS, urgency: 'high' },
    );
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: body === null ? null : new Uint8Array(body),
      // A redirect could lead anywhere.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    if (GONE.has(answer.status)) {
      await deletePushDevices(db, [id]);
      throw new MessageRefused(`push service ${answer.status}`, { expected: true });
    }
    if (REFUSALS.has(answer.status)) throw new MessageRefused(`push service ${answer.status}`);
    if (!answer.ok) throw new Error(`The push service answered ${answer.status}.`);
  };
}

/** Whom a push service can write to about this shop: an https or mailto address. */
function subjectOf(config: Deps['config']): string {
  const { publicUrl } = config;
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFromAddress(config)}`;
}
