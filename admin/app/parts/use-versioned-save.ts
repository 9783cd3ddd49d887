import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { conflictOf } from './conflict.ts';

/**
 * Saves a record in the version that the page shows. Where somebody else saved first nothing is saved: a toast
 * says so and the page shows the record as it is now. Other refusals reject.
 *
 * @returns a function that runs the save.
 */
export function useVersionedSave(): (save: () => Promise<unknown>) => Promise<void> {
  const t = useTranslations('parts');
  const { revalidate } = useRevalidator();
  return useCallback(
    async (save) => {
      try {
        await save();
      } catch (error) {
        if (conflictOf(error) === undefined) throw error;
        showToast(t('conflict.notSaved'), { look: 'danger' });
        await revalidate();
      }
    },
    [t, revalidate],
  );
}
