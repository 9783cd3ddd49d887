import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useErrorText } from '../api/use-error-text.ts';
import { CancelButton } from '../forms/cancel-button.tsx';
import { browserApi } from '../session/browser-client.ts';

/** Takes a return back that the shop has not answered, after a question: its pictures and account go with it. */
export function CancelReturn({ id }: { readonly id: number }) {
  const t = useTranslations('returns');
  const errorText = useErrorText();
  return (
    <CancelButton
      offered
      label={t('cancel')}
      question={t('cancelQuestion')}
      keepLabel={t('keep')}
      doneText={t('cancelled')}
      cancel={() => browserApi().call('cancelReturn', { params: { id }, body: {} })}
      failureText={errorText}
    />
  );
}
