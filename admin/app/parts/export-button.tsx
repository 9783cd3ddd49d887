import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useMay } from '../session/me.ts';
import { saveFile } from './save-file.ts';
import { useAction } from './use-action.ts';

/**
 * Saves what a list shows as a file for spreadsheets; only for staff who may export.
 *
 * @param read makes the call.
 */
export function ExportButton({
  read,
}: {
  readonly read: () => Promise<Parameters<typeof saveFile>[0]>;
}) {
  const t = useTranslations('parts');
  const mayExport = useMay('export');
  const exporting = useAction(async () => saveFile(await read()));
  if (!mayExport) return null;
  return (
    <Button look="secondary" size="small" onClick={() => exporting.run()} busy={exporting.busy}>
      {t('export')}
    </Button>
  );
}
