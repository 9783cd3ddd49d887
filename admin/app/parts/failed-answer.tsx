import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useErrorText } from '../api/use-error-text.ts';

/** Why something within a form could not be read, and a button that asks again. */
export function FailedAnswer({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const errorText = useErrorText();
  const t = useTranslations('ui');
  return (
    <FormAlert>
      {errorText(error)}{' '}
      <Button look="quiet" size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </FormAlert>
  );
}
