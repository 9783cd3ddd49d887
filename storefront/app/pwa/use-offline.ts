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
 * Whether the server cannot be reached: the device has no network, or the last response came from the
 * device's cache.
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
