import type { PairFault, PictureFault } from '@dp/contract/staff/error-codes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useCallback } from 'react';
import { isStaffApiError } from '../api/staff-api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';

/** Faults of files that are named in a catalogue file and never uploaded. */
type NamedFileFault = 'path_invalid' | 'missing' | 'outside' | 'not_a_file';

/** The words for a picture or a pair of them that was refused, and for any other failure. */
export function usePictureErrorText(): (error: unknown) => string {
  const t = useTranslations('photographs');
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      if (isStaffApiError(error, 'pair_unusable')) {
        return t(`pairFaults.${error.data.fault as PairFault}`);
      }
      if (!isStaffApiError(error, 'picture_unusable')) return errorText(error);
      const { fault, least, width } = error.data;
      const key = `faults.${fault as Exclude<PictureFault, NamedFileFault>}` as const;
      return t.has(key) ? t(key, { least: Number(least), width: Number(width) }) : errorText(error);
    },
    [t, errorText],
  );
}
