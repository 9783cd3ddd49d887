import { REMOVE_WORDS } from '@dp/contract/staff/opening-values.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { createStaffClient, thisTab } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';

/** As long as the server keeps a connection on which it has nothing to say yet, in milliseconds. */
const REMOVAL_TIMEOUT_MS = 85_000;
const patient = createStaffClient({ ...thisTab, timeoutMs: REMOVAL_TIMEOUT_MS });

/** Asks to type a word, then removes the demo. */
export function RemoveDemoDialog({
  seen,
  onRemoved,
  onClose,
}: {
  /** What was shown as going. */
  readonly seen: string;
  readonly onRemoved: (backup: string) => void;
  readonly onClose: () => void;
}) {
  const t = useTranslations('opening');
  const word = REMOVE_WORDS[useLocale()];
  const { revalidate } = useRevalidator();
  const form = useSubmit(async (values) => {
    const typed = String(values.get('word') ?? '');
    const { data } = await patient.call('removeDemo', { body: { word: typed, seen } });
    onClose();
    onRemoved(data.backup);
    await revalidate();
  });
  return (
    <Dialog
      open
      kind="alert"
      onClose={onClose}
      title={t('demo.confirm')}
      description={t('demo.confirmText')}
    >
      <CallForm form={form} label={t('demo.confirm')}>
        <TextField
          name="word"
          label={t('demo.word', { word })}
          error={form.problem('word')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <Button type="submit" look="danger" full busy={form.busy}>
          {t('demo.remove')}
        </Button>
        <Button look="secondary" full onClick={onClose}>
          {t('demo.cancel')}
        </Button>
      </CallForm>
    </Dialog>
  );
}
