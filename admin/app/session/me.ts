import type { Permission } from '@dp/contract/staff/permissions.ts';
import type { Me } from '@dp/contract/staff/staff.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Who is signed in in this tab. The session itself is a cookie that scripts cannot read. */
const store = createStore<{ readonly me: Me | undefined }>()(() => ({ me: undefined }));

/** Who is signed in; undefined before the sign-in. */
export function currentMe(): Me | undefined {
  return store.getState().me;
}

/** Says who is signed in; undefined after signing out. */
export function setMe(me: Me | undefined): void {
  store.setState({ me });
}

/** Who is signed in; only on pages within the frame, which are shown to nobody else. */
export function useMe(): Me {
  const me = useStore(store, (state) => state.me);
  if (me === undefined) throw new Error('Nobody is signed in');
  return me;
}

/**
 * Whether the person who is signed in has a permission, which opens nothing before a required second factor is set up.
 */
export function useMay(permission: Permission): boolean {
  return useStore(
    store,
    ({ me }) => me?.must_set_up_factor === false && me.permissions.includes(permission),
  );
}

/** The short name of the shop, on every page; undefined while nobody is signed in. */
export function useShopTitle(): string | undefined {
  return useStore(store, ({ me }) => me?.shop.title);
}
