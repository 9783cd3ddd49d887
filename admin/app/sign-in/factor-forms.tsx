import { CodeField } from '@dp/ui/fields/code-field.tsx';
import { PasswordField } from '@dp/ui/fields/password-field.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';

export interface FactorFormProps {
  readonly onDone: () => Promise<void>;
}

/** The six digits of a code app; sent by themselves once they are complete. */
export function CodeAppForm({ onDone }: FactorFormProps) {
  const t = useTranslations('signIn');
  const form = useSubmit(async (values) => {
    await call('proveTotp', { body: { code: String(values.get('code')) } });
    await onDone();
  });
  return (
    <CallForm form={form} label={t('factor')}>
      <CodeField
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        error={form.problem('code')}
        onComplete={() => setTimeout(form.submit)}
        autoFocus
      />
      <Button type="submit" full busy={form.busy}>
        {t('goOn')}
      </Button>
    </CallForm>
  );
}

/** One of the ten codes for who has lost the rest. */
export function RecoveryCodeForm({ onDone }: FactorFormProps) {
  const t = useTranslations('signIn');
  const form = useSubmit(async (values) => {
    await call('proveRecoveryCode', { body: { code: String(values.get('code')) } });
    await onDone();
  });
  return (
    <CallForm form={form} label={t('factor')}>
      <TextField
        name="code"
        label={t('recoveryCode')}
        hint={t('recoveryCodeHint')}
        error={form.problem('code')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <Button type="submit" full busy={form.busy}>
        {t('goOn')}
      </Button>
    </CallForm>
  );
}

/** The password again, of who has no second factor. */
export function PasswordAgainForm({ onDone }: FactorFormProps) {
  const t = useTranslations('signIn');
  const form = useSubmit(async (values) => {
    await call('provePassword', { body: { password: String(values.get('password')) } });
    await onDone();
  });
  return (
    <CallForm form={form} label={t('factor')}>
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        error={form.problem('password')}
        autoFocus
      />
      <Button type="submit" full busy={form.busy}>
        {t('goOn')}
      </Button>
    </CallForm>
  );
}
