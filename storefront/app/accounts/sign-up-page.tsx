import { PasswordField } from '@dp/ui/fields/password-field.tsx';
import { PhoneField } from '@dp/ui/fields/phone-field.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { FieldPair, Form, SubmitButton } from '../forms/form.tsx';
import { useFields, usePhoneFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import type { RouteHandle } from '../page/route-handle.ts';
import { browserApi } from '../session/browser-client.ts';
import { beginSession } from '../session/session.ts';
import { useHandedOn, useIsForCheckout, useRedirectWhenSignedIn } from './after-sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';
import styles from './login-page.module.css';
import { savePending } from './pending-code.ts';
import { saveSignUpDraft, signUpDraft } from './sign-up-draft.ts';
import { checkSignUp, SIGN_UP_FIELDS, type SignUpField } from './sign-up-form.ts';

export const handle = { header: 'wide', footer: false, toolbar: false } satisfies RouteHandle;

/** Sign-up; the next page asks for the code. */
export default function SignUpPage() {
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const handedOn = useHandedOn();
  const forCheckout = useIsForCheckout();
  const registered = useRef(false);
  useRedirectWhenSignedIn(registered);

  const form = useForm<SignUpField>({
    names: SIGN_UP_FIELDS,
    check: checkSignUp,
    onChange: saveSignUpDraft,
    fieldOfError: { email_taken: 'email', phone_taken: 'phone_number' },
    async send(values) {
      const { data } = await browserApi().call('register', { body: values });
      registered.current = true;
      savePending('register', values.phone_number, data.verification);
      beginSession(data.token, data.user);
      showToast(t('signUpPage.created'), { look: 'ok' });
      await navigate(`/register-otp${handedOn}`, { replace: true });
    },
  });
  const field = useFields(form, { password_too_short: t('passwordTooShort') });
  const phone = usePhoneFields(form);
  const [draft] = useState(signUpDraft);

  return (
    <AuthFrame
      title={t('signUpPage.title')}
      text={t(forCheckout ? 'signUpPage.textForCheckout' : 'signUpPage.text')}
      backTo={`/login${handedOn}`}
      wide
      foot={
        <>
          <span>{t('signUpPage.haveAccount')}</span>
          <Link to={`/login${handedOn}`} replace className={styles.link}>
            {t('signUpPage.logIn')}
          </Link>
        </>
      }
    >
      <Form
        form={form}
        failureText={(error) =>
          isApiError(error, 'internal_error') || isApiError(error, 'bad_answer')
            ? t('signUpPage.failed')
            : undefined
        }
      >
        <FieldPair>
          <TextField
            {...field('name')}
            label={t('name')}
            autoComplete="name"
            dir="auto"
            defaultValue={draft.name}
          />
          <TextField
            {...field('email')}
            label={t('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            defaultValue={draft.email}
          />
        </FieldPair>
        <PhoneField
          {...phone('phone_number')}
          label={t('phone')}
          hint={t('phoneHint')}
          defaultValue={draft.phone_number}
        />
        <FieldPair>
          <PasswordField
            {...field('password')}
            label={t('password')}
            hint={form.problems.password === 'password_too_short' ? undefined : t('passwordHint')}
            autoComplete="new-password"
            defaultValue={draft.password}
          />
          <PasswordField
            {...field('password_confirmation')}
            label={t('passwordConfirmation')}
            autoComplete="new-password"
            defaultValue={draft.password_confirmation}
          />
        </FieldPair>
        <SubmitButton busy={form.busy}>{t('signUpPage.submit')}</SubmitButton>
        <p className={styles.hint}>
          {t.rich('signUpPage.agree', {
            policy: (words) => (
              <Link to="/profile/privacy-policy" className={styles.inlineLink}>
                {words}
              </Link>
            ),
          })}
        </p>
      </Form>
    </AuthFrame>
  );
}
