import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { saveText } from '@dp/ui/parts/save-file.ts';
import { useMay } from '../session/me.ts';
import { useAction } from './use-action.ts';

/**
 * Saves what a list shows as a file for spreadsheets; only for staff who may export.
 *
 * @param read makes the call.
 */
export function ExportButton({
  read,
}: {
  readonly read: () => Promise<Parameters<typeof saveText>[0]>;
}) {
  const t = useTranslations('parts');
  const mayExport = useMay('export');
  const exporting = useAction(async () => saveText(await read()));
  if (!mayExport) return null;
  return (
    <Button look="secondary" size="small" onClick={() => exporting.run()} busy={exporting.busy}>
      {t('export')}
    </Button>
  );
}
