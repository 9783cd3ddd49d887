import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Fingerprint } from 'lucide';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import type { FactorFormProps } from './factor-forms.tsx';
import { answerChallenge, isPasskeyCancelled } from './passkeys.ts';

/** A passkey as the second factor. */
export function PasskeyForm({ onDone }: FactorFormProps) {
  const t = useTranslations('signIn');
  const form = useSubmit(async () => {
    const { data } = await call('proofChallenge');
    await call('provePasskey', { body: { response: await answerChallenge(data) } });
    await onDone();
  });
  return (
    <CallForm
      form={form}
      label={t('factor')}
      failureText={(error) => (isPasskeyCancelled(error) ? t('passkeyCancelled') : undefined)}
    >
      <Button type="submit" full icon={<Icon of={Fingerprint} />} busy={form.busy}>
        {t('usePasskey')}
      </Button>
    </CallForm>
  );
}
