import type { FactorMethod } from '@dp/contract/staff/staff.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { CodeAppForm, PasswordAgainForm, RecoveryCodeForm } from './factor-forms.tsx';
import styles from './factor-step.module.css';
import { PasskeyForm } from './passkey-form.tsx';

/** Asked for in this order, unless another one is chosen. */
const ORDER: readonly FactorMethod[] = ['totp', 'passkey', 'recovery', 'password'];
const FORMS = {
  totp: CodeAppForm,
  passkey: PasskeyForm,
  recovery: RecoveryCodeForm,
  password: PasswordAgainForm,
} as const;

/** The second factor: one of those that are set up, each a tap away. */
export function FactorStep({
  methods,
  onDone,
}: {
  readonly methods: readonly FactorMethod[];
  readonly onDone: () => Promise<void>;
}) {
  const t = useTranslations('signIn');
  const open = ORDER.filter((method) => methods.includes(method));
  const [chosen, choose] = useState<FactorMethod>();
  const method = chosen ?? open[0] ?? 'password';
  const Form = FORMS[method];
  return (
    <div className={styles.step}>
      <Form key={method} onDone={onDone} />
      {open
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} look="quiet" size="small" onClick={() => choose(other)}>
            {t(`instead.${other}`)}
          </Button>
        ))}
    </div>
  );
}
