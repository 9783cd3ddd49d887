import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Fingerprint } from 'lucide';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { answerChallenge, hasPasskeys, isPasskeyCancelled } from './passkeys.ts';

/** Signs in with a passkey alone. */
export function PasskeySignIn({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  const t = useTranslations('signIn');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  if (!hasPasskeys()) return null;
  const enter = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { data } = await call('signInChallenge');
      await call('signInWithPasskey', { body: { response: await answerChallenge(data) } });
      await onSignedIn();
    } catch (error) {
      setFailure(() => error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failure === undefined ? null : (
        <FormAlert>
          {isPasskeyCancelled(failure) ? t('passkeyCancelled') : errorText(failure)}
        </FormAlert>
      )}
      <Button
        look="secondary"
        full
        icon={<Icon of={Fingerprint} />}
        busy={busy}
        onClick={() => void enter()}
      >
        {t('passkeySignIn')}
      </Button>
    </>
  );
}
