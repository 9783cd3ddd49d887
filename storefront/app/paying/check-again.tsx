import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useErrorText } from '../api/use-error-text.ts';
import type { Payment } from './use-payment.ts';

/** Asks whether the payment has arrived, and says so when it has not or when that is not known. */
export function CheckAgain({ payment }: { readonly payment: Payment }) {
  const t = useTranslations('paying');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ readonly failed: boolean; readonly text: string }>();

  async function ask(): Promise<void> {
    setBusy(true);
    setAnswer(undefined);
    try {
      await payment.inquire();
      // Once it has arrived the page shows that instead.
      setAnswer({ failed: false, text: t('notArrived') });
    } catch (error) {
      setAnswer({ failed: true, text: errorText(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button look="secondary" full busy={busy} onClick={() => void ask()}>
        {t('checkAgain')}
      </Button>
      {/* Below it, so that the button stays under the thumb. */}
      {answer === undefined ? null : (
        <FormAlert look={answer.failed ? 'danger' : 'plain'}>{answer.text}</FormAlert>
      )}
    </>
  );
}
