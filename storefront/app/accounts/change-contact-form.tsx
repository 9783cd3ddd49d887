import type { AccountInfo } from '@dp/contract/accounts.ts';
import { PhoneField } from '@dp/ui/fields/phone-field.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useNavigate } from 'react-router';
import { emailProblem, mobileProblem } from '../forms/field-problems.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { problemsOf } from '../forms/form-problems.ts';
import { useFields, usePhoneFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { browserApi } from '../session/browser-client.ts';
import { updateIdentity } from '../session/session.ts';
import { useHandedOn } from './after-sign-in.ts';
import type { ContactKind } from './contact-kind.ts';
import { type CodePageState, savePending } from './pending-code.ts';

export interface ChangeContactFormProps {
  readonly account: AccountInfo;
  readonly kind: ContactKind;
}

/** The right number or address. It begins with the wrong one: mostly a single digit or letter of it is. */
export function ChangeContactForm({ account, kind }: ChangeContactFormProps) {
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const handedOn = useHandedOn();
  const form = useForm<'login'>({
    names: ['login'],
    check: ({ login }) =>
      problemsOf<'login'>({
        login:
          kind === 'phone'
            ? mobileProblem(login, 'phone_required')
            : emailProblem(login, 'email_required'),
      }),
    async send({ login }) {
      const { data } = await browserApi().call('editContact', { body: { login } });
      updateIdentity(data.user);
      savePending('register', login, data.verification);
      const state = { other: account.verified } satisfies CodePageState;
      await navigate(`/register-otp${handedOn}`, { replace: true, state });
    },
  });
  const field = useFields(form);
  const phone = usePhoneFields(form);
  return (
    <Form form={form}>
      {kind === 'phone' ? (
        <PhoneField
          {...phone('login')}
          label={t('phone')}
          defaultValue={account.phone_number ?? ''}
        />
      ) : (
        <TextField
          {...field('login')}
          label={t('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={account.email ?? ''}
        />
      )}
      <SubmitButton busy={form.busy}>{t('changeContact.submit')}</SubmitButton>
    </Form>
  );
}
