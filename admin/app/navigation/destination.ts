import type { Permission } from '@dp/contract/staff/permissions.ts';
import type { Messages } from '@dp/ui/i18n/message-catalogue.ts';
import type { IconNode } from 'lucide';
import { useMe } from '../session/me.ts';

/** A page of the navigation. */
export interface Destination {
  readonly path: string;
  /** Its words, under `frame.pages`. */
  readonly name: keyof Messages['frame']['pages'];
  readonly icon: IconNode;
  /** `work` comes first; `shop` is what is set up now and then; `own` is behind one's own name. */
  readonly group: 'work' | 'shop' | 'own';
  /** In the bottom bar of phones, which has room for three; the others are behind "More". */
  readonly inBar?: boolean;
  /** Shown only to who has it. */
  readonly permission?: Permission;
  /** The letter after G that opens it. */
  readonly key?: string;
}

/** The destinations that the person signed in may open. */
export function useOpenDestinations(all: readonly Destination[]): readonly Destination[] {
  const { permissions } = useMe();
  return all.filter(
    ({ permission }) => permission === undefined || permissions.includes(permission),
  );
}

/** Whether an address is a destination or a page below it. */
export function isAt(pathname: string, { path }: Destination): boolean {
  return path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
}
