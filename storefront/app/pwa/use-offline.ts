import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { connectionStore } from './connection-store.ts';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/**
 * Whether the shop cannot be reached: the device has no network at all, or what was asked last was
 * answered from what is kept on it.
 */
export function useOffline(): boolean {
  const network = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const reached = useStore(connectionStore, (state) => state.reached);
  return !network || !reached;
}
