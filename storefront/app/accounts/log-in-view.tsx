import { PasswordField } from '@dp/ui/fields/password-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { useHydrated } from '../forms/use-hydrated.ts';
import { beginSession } from '../session/session.ts';
import {
  useDestination,
  useHandedOn,
  useIsForCheckout,
  useRedirectWhenSignedIn,
} from './after-sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';
import { logIn } from './log-in.ts';
import { checkLogIn, LOG_IN_FIELDS, type LogInField, loginProblem } from './log-in-form.ts';
import { LoginCodeForm } from './login-code-form.tsx';
import { LoginField } from './login-field.tsx';
import styles from './login-page.module.css';
import { type LoginReason, loginReason } from './login-reason.ts';
import { GuestWays, PurchasePromises } from './login-ways.tsx';
import { saveTypedLogin, typedLogin } from './typed-login.ts';

const REASON_TEXTS = {
  purchase: 'loginPage.textForPurchase',
  checkout: 'loginPage.textForCheckout',
  wishlist: 'loginPage.textForWishlist',
  orders: 'loginPage.textForOrders',
  account: 'loginPage.textForAccount',
} as const satisfies Record<LoginReason, string>;

/**
 * Log-in with a code that also signs up, or with a password (design §5). The phone number comes first: a
 * first-time customer has no password.
 */
export function LogIn() {
  const t = useTranslations('accounts');
  const handedOn = useHandedOn();
  const reason = loginReason(useDestination());
  const forCheckout = useIsForCheckout();
  // After setting a password, ask for it.
  const { state } = useLocation() as { state: { withPassword?: boolean } | null };
  const [withPassword, setWithPassword] = useState(state?.withPassword === true);
  const [chosen, setChosen] = useState(false);
  const text = textFor(reason, withPassword);
  const signUp = (
    <Link to={`/signup${handedOn}`} replace className={styles.link}>
      {t('loginPage.signUp')}
    </Link>
  );
  return (
    <AuthFrame
      title={t('loginPage.title')}
      text={text === undefined ? undefined : t(text)}
      backTo={forCheckout ? '/my-cart' : '/'}
      ways={forCheckout ? <PurchasePromises /> : <GuestWays />}
      foot={
        withPassword ? (
          <>
            <span>{t('loginPage.noAccount')}</span>
            {signUp}
          </>
        ) : undefined
      }
    >
      {withPassword ? (
        <PasswordForm focused={chosen} />
      ) : (
        <>
          <LoginCodeForm submit={t('loginPage.continueByPhone')} />
          <p className={styles.instead}>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                setWithPassword(true);
                setChosen(true);
              }}
            >
              {t('loginPage.withPassword')}
            </button>
            {signUp}
          </p>
        </>
      )}
    </AuthFrame>
  );
}

/** What the page promises, once: the code's text says nothing true of a password. */
function textFor(reason: LoginReason | undefined, withPassword: boolean) {
  if (withPassword) return undefined;
  return reason === undefined ? ('loginPage.text' as const) : REASON_TEXTS[reason];
}

/** @param focused whether the shopper has just switched to the password form. */
function PasswordForm({ focused }: { focused: boolean }) {
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const handedOn = useHandedOn();
  const hydrated = useHydrated();
  const [sendingCode, setSendingCode] = useState(false);
  const [codeFailure, setCodeFailure] = useState<unknown>();
  const [login] = useState(typedLogin);
  useRedirectWhenSignedIn();

  const form = useForm<LogInField>({
    names: LOG_IN_FIELDS,
    check: checkLogIn,
    onChange: ({ login }) => saveTypedLogin(login),
    async send({ login, password }) {
      setCodeFailure(undefined);
      const session = await logIn(login.trim(), password);
      if (session) beginSession(session.token, session.client);
      // Correct, but the contact is not proven yet.
      else await navigate(`/otp${handedOn}`);
    },
  });
  const field = useFields(form);

  useEffect(() => {
    if (!focused) return;
    const first = typedLogin() === '' ? 'login' : 'password';
    document.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  }, [focused]);

  async function logInWithCode(): Promise<void> {
    const { login } = form.read();
    const problem = loginProblem(login);
    if (problem !== undefined) return form.refuse('login', problem);
    setSendingCode(true);
    setCodeFailure(undefined);
    try {
      await logIn(login.trim());
      await navigate(`/otp${handedOn}`);
    } catch (error) {
      setCodeFailure(() => error);
    } finally {
      setSendingCode(false);
    }
  }

  return (
    <Form form={{ ...form, failure: codeFailure ?? form.failure }}>
      <LoginField {...field('login')} defaultValue={login} />
      <div className={styles.password}>
        <PasswordField
          {...field('password')}
          label={t('password')}
          autoComplete="current-password"
        />
        <Link to={`/forget/password${handedOn}`} className={styles.link}>
          {t('loginPage.forgot')}
        </Link>
      </div>
      <SubmitButton busy={form.busy}>{t('loginPage.submit')}</SubmitButton>
      <p className={styles.or}>{t('loginPage.or')}</p>
      <Button
        look="secondary"
        size="large"
        full
        busy={sendingCode}
        aria-disabled={!hydrated || sendingCode || undefined}
        onClick={() => void logInWithCode()}
      >
        {t('loginPage.withCode')}
      </Button>
    </Form>
  );
}
