import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Link } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useHandedOn } from './after-sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';
import styles from './login-page.module.css';
import { NameStep } from './name-step.tsx';

export interface NameAfterCodeProps {
  /** Creates the account with the accepted code. */
  readonly create: (name: string) => Promise<void>;
  /** Returns to the code, with an error. */
  readonly startOver: (why: string) => void;
}

/**
 * Asks for the name of a new account whose contact was just proven. Explains how to log in to an existing
 * account under another contact.
 */
export function NameAfterCode({ create, startOver }: NameAfterCodeProps) {
  const t = useTranslations('accounts');
  const errorText = useErrorText();
  const handedOn = useHandedOn();
  const logIn = `/login${handedOn}`;
  return (
    <AuthFrame
      title={t('nameStep.title')}
      text={t('nameStep.text')}
      backTo={logIn}
      foot={
        <>
          <span>{t('nameStep.haveAccount')}</span>
          <Link to={logIn} replace className={styles.link}>
            {t('nameStep.logIn')}
          </Link>
        </>
      }
    >
      <NameStep
        onName={(name) =>
          create(name).catch((error: unknown) => {
            // The code has expired: only a new one helps.
            if (!isApiError(error, 'otp_expired') && !isApiError(error, 'otp_wrong')) throw error;
            startOver(errorText(error));
          })
        }
      />
    </AuthFrame>
  );
}
