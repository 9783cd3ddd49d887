import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useCloseGuard } from '../parts/use-close-guard.tsx';
import { isPasskeyCancelled, makePasskey } from '../sign-in/passkeys.ts';
import { deviceName } from './device-name.ts';

/** Makes a passkey on this device, under a name to know it by. */
export function AddPasskeyDialog({
  onAdded,
  onClose,
}: {
  readonly onAdded: (codes: readonly string[] | null) => Promise<void>;
  readonly onClose: () => void;
}) {
  const t = useTranslations('security');
  const signIn = useTranslations('signIn');
  const form = useSubmit(async (values) => {
    const { data: options } = await call('passkeyChallenge');
    const response = await makePasskey(options);
    const { data } = await call('addPasskey', {
      body: { name: String(values.get('name')), response },
    });
    await onAdded(data.recovery_codes);
  });
  const guard = useCloseGuard(form, onClose);
  return (
    <Dialog open onClose={guard.close} title={t('addPasskey')} description={t('passkeysText')}>
      <CallForm
        form={form}
        failureText={(error) =>
          isPasskeyCancelled(error) ? signIn('passkeyCancelled') : undefined
        }
      >
        <TextField
          name="name"
          label={t('passkeyName')}
          autoComplete="off"
          defaultValue={deviceName(navigator.userAgent)}
          error={form.problem('name')}
        />
        <Button type="submit" full busy={form.busy}>
          {t('addPasskey')}
        </Button>
      </CallForm>
      {guard.question}
    </Dialog>
  );
}
