import { useAsyncError, useRevalidator } from 'react-router';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { useErrorText } from '../i18n/use-error-text.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** The cart without an answer from the shop: nothing is lost, and no price is guessed. */
export function CartFailed() {
  const t = useTranslations('cart');
  const errorText = useErrorText();
  const error = useAsyncError();
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      title={t('failed')}
      text={
        <>
          {errorText(error)} {t('failedText')}
        </>
      }
      retrying={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}
