import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { useHandedOn, useRedirectWhenSignedIn } from './after-sign-in.ts';
import { logIn } from './log-in.ts';
import { checkLoginAlone } from './log-in-form.ts';
import { LoginField } from './login-field.tsx';
import { saveTypedLogin, typedLogin } from './typed-login.ts';

const FIELDS = ['login'] as const;

/** A guest's phone number or e-mail address, to be proven by a code; `submit` is the button's label. */
export function LoginCodeForm({ submit }: { submit?: string }) {
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const handedOn = useHandedOn();
  useRedirectWhenSignedIn();
  const form = useForm<'login'>({
    names: FIELDS,
    check: checkLoginAlone,
    onChange: ({ login }) => saveTypedLogin(login),
    async send({ login }) {
      await logIn(login.trim());
      await navigate(`/otp${handedOn}`);
    },
  });
  const field = useFields(form);
  const [typed] = useState(typedLogin);
  return (
    <Form form={form}>
      <LoginField {...field('login')} defaultValue={typed} />
      <SubmitButton busy={form.busy}>{submit ?? t('verification.submit')}</SubmitButton>
    </Form>
  );
}
