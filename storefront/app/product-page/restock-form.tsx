import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { BellRing } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { checkLoginAlone } from '../accounts/log-in-form.ts';
import { LoginField } from '../accounts/login-field.tsx';
import { ApiError } from '../api/api-error.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { shownMobile } from '../forms/mobile-number.ts';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { browserApi } from '../session/browser-client.ts';
import { useSession } from '../session/use-session.ts';
import styles from './restock-form.module.css';

const FIELDS = ['login'] as const;

/** In place of the buttons of a sold-out product: to be told once when it can be bought again. */
export function RestockForm({ id }: { readonly id: number }) {
  const t = useTranslations('restock');
  const [contact, setContact] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  // The form had the focus and is gone.
  useEffect(() => {
    if (contact !== undefined) title.current?.focus();
  }, [contact]);
  return (
    <section className={styles.restock} aria-live="polite">
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        <Icon of={BellRing} />
        {contact === undefined ? t('title') : t('doneTitle')}
      </h2>
      {contact === undefined ? (
        <ContactForm id={id} onAsked={setContact} />
      ) : (
        <p className={styles.text}>
          {t.rich('doneText', {
            contact: () => (
              <strong dir="ltr" className={styles.contact}>
                {shownMobile(contact)}
              </strong>
            ),
          })}
        </p>
      )}
    </section>
  );
}

function ContactForm({
  id,
  onAsked,
}: {
  readonly id: number;
  readonly onAsked: (contact: string) => void;
}) {
  const t = useTranslations('restock');
  const email = useSession(({ shopper }) => shopper?.email ?? '');
  const { revalidate } = useRevalidator();
  const form = useForm<'login'>({
    names: FIELDS,
    check: checkLoginAlone,
    async send(values) {
      const login = values.login.trim();
      const { data } = await browserApi().call('requestRestock', {
        params: { id },
        body: { login },
      });
      if (data.waiting) onAsked(login);
      // It can be bought by now: the page shows the buttons instead.
      else await revalidate();
    },
  });
  // No user name is asked for here, which the words of a log-in speak of.
  const field = useFields(form, { login_required: t('required'), login_invalid: t('invalid') });
  return (
    <>
      <p className={styles.text}>{t('text')}</p>
      <Form
        form={form}
        failureText={(error) =>
          error instanceof ApiError && error.code === 'otp_undeliverable'
            ? t('undeliverable')
            : undefined
        }
      >
        {/* Remounted with its default once the session is known: the server renders without one. */}
        <div className={styles.row}>
          <LoginField key={email} {...field('login')} defaultValue={email} />
          <SubmitButton busy={form.busy} full={false}>
            {t('submit')}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}
