import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useRevalidator } from 'react-router';
import { useVersionedSave } from '../parts/use-versioned-save.ts';

/** Changes the return on the page in its version, says so and shows it as it is then. */
export function useReturnChange(): (change: () => Promise<unknown>) => Promise<void> {
  const t = useTranslations('returns');
  const { revalidate } = useRevalidator();
  const save = useVersionedSave();
  return (change) =>
    save(async () => {
      await change();
      showToast(t('saved'), { look: 'ok' });
      await revalidate();
    });
}
