import { createStore } from 'zustand/vanilla';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly look: 'plain' | 'ok' | 'danger';
  /** One thing to do about it, such as undo or "View cart". */
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface ToastState {
  readonly toast: Toast | undefined;
}

/** The one message shown at a time; a new one takes the place of the last. */
export const toastStore = createStore<ToastState>()(() => ({ toast: undefined }));

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
