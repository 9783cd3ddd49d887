import { type Toast, toastStore } from './toast-store.ts';

let lastId = 0;

/** Shows a short notice. An error that needs an action belongs next to what failed, not here. */
export function showToast(text: string, options: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
  lastId += 1;
  toastStore.setState({ toast: { look: 'plain', ...options, id: lastId, text } });
}

/** Hides a toast, unless a newer one has replaced it. */
export function hideToast(id: number): void {
  if (toastStore.getState().toast?.id === id) toastStore.setState({ toast: undefined });
}
