/** Web push to the devices of staff. */
import { z } from 'zod';

/** A number of bytes in base64url, without padding. */
function bytesField(count: number) {
  const length = Math.ceil((count * 4) / 3);
  return z.string({ error: 'required' }).regex(new RegExp(`^[\\w-]{${length}}$`), 'invalid');
}

/** What `PushSubscription.toJSON()` gives; the API decides which push services it calls. */
export const pushSubscriptionBody = z.strictObject({
  endpoint: z.string({ error: 'required' }).min(1, 'required').max(1_000, 'too_long'),
  keys: z.strictObject({ p256dh: bytesField(65), auth: bytesField(16) }),
});

export const pushDevice = z.object({
  id: z.int(),
  /** Whether it was switched on by the session of this call. */
  current: z.boolean(),
  /** Its User-Agent. */
  device: z.string(),
  created_at: z.string(),
  /** When the back office was last opened on it; 30 days later it rings no more. */
  seen_at: z.string(),
});

export const pushDevicesResponse = z.object({
  data: z.object({
    /** The shop's VAPID key, base64url: browsers bind a subscription to it. */
    public_key: z.string(),
    devices: z.array(pushDevice),
  }),
});
