import { REMOVE_WORDS } from '@dp/contract/staff/opening-values.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';

/** Asks to type a word, then lets the demo be removed. */
export function RemoveDemoDialog({
  seen,
  onClose,
}: {
  /** What was shown as going. */
  readonly seen: string;
  readonly onClose: () => void;
}) {
  const t = useTranslations('opening');
  const word = REMOVE_WORDS[useLocale()];
  const { revalidate } = useRevalidator();
  const form = useSubmit(async (values) => {
    const typed = String(values.get('word') ?? '');
    await call('removeDemo', { body: { word: typed, seen } });
    onClose();
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
