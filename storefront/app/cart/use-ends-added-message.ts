import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { hideToast } from '@dp/ui/overlays/show-toast.ts';
import { toastStore } from '@dp/ui/overlays/toast-store.ts';
import { useEffect } from 'react';

/**
 * What is said of adding belongs to the page where it was done: it ends on coming to this page and on leaving it.
 *
 * @param page another value is another page.
 */
export function useEndsAddedMessage(page: string | number): void {
  const viewCart = useTranslations('cart')('viewCart');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `page` is what ends it.
  useEffect(() => {
    function end(): void {
      const { toast } = toastStore.getState();
      if (toast?.action?.label === viewCart) hideToast(toast.id);
    }
    end();
    return end;
  }, [page, viewCart]);
}
