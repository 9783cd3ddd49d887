import { useEffect } from 'react';
import { toastStore } from './toast-store.ts';

/** What opens covers the toast that is shown: beside it the toast would jump to another edge of the screen. */
export function useCoversToast(open: boolean): void {
  useEffect(() => {
    const { toast } = toastStore.getState();
    if (open && toast !== undefined) toastStore.setState({ toast: { ...toast, below: true } });
  }, [open]);
}
