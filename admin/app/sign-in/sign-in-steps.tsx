import type { FactorMethod } from '@dp/contract/staff/staff.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import styles from './factor-step.module.css';
import { FactorStep } from './factor-step.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasswordStep } from './password-step.tsx';

/** The whole sign-in, on its page and in the dialog over a page whose session has ended. */
export function SignInSteps({
  email,
  onSignedIn,
}: {
  readonly email?: string | undefined;
  readonly onSignedIn: () => Promise<void>;
}) {
  const t = useTranslations('signIn');
  const [methods, setMethods] = useState<readonly FactorMethod[]>([]);
  if (methods.length > 0) {
    return (
      <div className={styles.step}>
        <FactorStep methods={methods} onDone={onSignedIn} />
        <Button look="quiet" size="small" onClick={() => setMethods([])}>
          {t('otherAccount')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.step}>
      <PasswordStep
        email={email}
        onDone={async (needed) => {
          if (needed.length > 0) setMethods(needed);
          else await onSignedIn();
        }}
      />
      <PasskeySignIn onSignedIn={onSignedIn} />
    </div>
  );
}
