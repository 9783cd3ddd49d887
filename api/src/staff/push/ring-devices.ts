import { HOUR_MS } from '@dp/contract/durations.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import type { Principal } from '../../principals/principal.ts';
import { listRingingDevices } from './push-store.ts';

/** After this nobody needs to be woken for it any more. */
const USEFUL_MS = HOUR_MS;

/** A notification, in the words of each language. */
export interface Ring {
  readonly title: string;
  readonly body: string;
  /** The page it opens, below the back office's origin; a later one of the same page takes its place. */
  readonly path: string;
}

/** A device of staff, with the language of its owner. */
export interface Device {
  readonly id: number;
  readonly locale: Locale;
}

/** Every device whose owner may see orders, but for those of the person who causes the notification. */
export async function listDevicesToRing(
  db: Db,
  { now }: Pick<Deps, 'now'>,
  principal: Principal,
): Promise<readonly Device[]> {
  const except = principal.kind === 'staff' ? principal.staffId : 0;
  return listRingingDevices(db, now(), { except });
}

/** Queues a notification to these devices. It is sent when `tx` commits. */
export async function ringDevices(
  tx: Db,
  deps: Pick<Deps, 'config' | 'now'>,
  devices: readonly Device[],
  words: (locale: Locale) => Ring,
): Promise<void> {
  const at = deps.now();
  for (const { id, locale } of devices) {
    await queueMessage(tx, deps, {
      channel: 'push',
      to: String(id),
      locale,
      text: JSON.stringify({ locale, ...words(locale) }),
      expiresAt: new Date(at.getTime() + USEFUL_MS),
      toShop: true,
    });
  }
}
