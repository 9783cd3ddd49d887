import { createStore } from 'zustand/vanilla';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly look: 'plain' | 'ok' | 'danger';
  /** One action, such as undo or "View cart". */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Whether a sheet or dialog has opened over it. */
  readonly below?: true;
}

interface ToastState {
  readonly toast: Toast | undefined;
}

/** The single visible toast; a new one replaces it. */
export const toastStore = createStore<ToastState>()(() => ({ toast: undefined }));
