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
