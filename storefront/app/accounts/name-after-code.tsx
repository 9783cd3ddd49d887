import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Link } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useHandedOn } from './go-on.ts';
import styles from './login-page.module.css';
import { NameStep } from './name-step.tsx';

export interface NameAfterCodeProps {
  /** Makes the account with the code that was right. */
  readonly create: (name: string) => Promise<void>;
  /** Goes back to the code, saying why. */
  readonly startOver: (why: string) => void;
}

/**
 * The name for the account of a contact that was just proven and has none. Somebody who has one under
 * another contact learns how to get there instead.
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
            // Too long over the name: the code has gone stale, and only a new one helps.
            if (!isApiError(error, 'otp_expired') && !isApiError(error, 'otp_wrong')) throw error;
            startOver(errorText(error));
          })
        }
      />
    </AuthFrame>
  );
}
