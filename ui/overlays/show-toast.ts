import { type Toast, toastStore } from './toast-store.ts';

let lastId = 0;

/**
 * Says shortly that something happened. An error that needs doing something belongs beside what
 * failed, not here.
 */
export function showToast(text: string, options: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
  lastId += 1;
  toastStore.setState({ toast: { look: 'plain', ...options, id: lastId, text } });
}

/** Takes a message away; another one that has come since stays. */
export function hideToast(id: number): void {
  if (toastStore.getState().toast?.id === id) toastStore.setState({ toast: undefined });
}
