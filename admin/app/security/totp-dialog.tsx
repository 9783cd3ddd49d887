import { CodeField } from '@dp/ui/fields/code-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { QrCode } from '../parts/qr-code.tsx';
import { useCloseGuard } from '../parts/use-close-guard.tsx';
import styles from './totp-dialog.module.css';

/** A new secret for a code app, as a picture and as text; in use once a code of it was given. */
export function TotpDialog({
  secret,
  uri,
  onAdded,
  onClose,
}: {
  readonly secret: string;
  readonly uri: string;
  readonly onAdded: (codes: readonly string[] | null) => Promise<void>;
  readonly onClose: () => void;
}) {
  const t = useTranslations('security');
  const form = useSubmit(async (values) => {
    const { data } = await call('confirmTotp', { body: { code: String(values.get('code')) } });
    await onAdded(data.recovery_codes);
  });
  const guard = useCloseGuard(form, onClose);
  return (
    <Dialog open onClose={guard.close} title={t('codeApp')} description={t('scan')}>
      <div className={styles.body}>
        <QrCode text={uri} label={t('qrCode')} />
        <p className={styles.secret}>
          {t('secret')}
          <code dir="ltr" className={styles.letters}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
        <CallForm form={form} label={t('codeApp')}>
          <CodeField
            name="code"
            label={t('firstCode')}
            error={form.problem('code')}
            onComplete={() => setTimeout(form.submit)}
          />
          <Button type="submit" full busy={form.busy}>
            {t('confirmCodeApp')}
          </Button>
        </CallForm>
        {guard.question}
      </div>
    </Dialog>
  );
}
