import { CONTACT_MESSAGE_MAX_LENGTH } from '@dp/contract/limits.ts';
import { PhoneField } from '@dp/ui/fields/phone-field.tsx';
import { TextArea, TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { requestKeys } from '@dp/ui/storage/request-keys.ts';
import { useState } from 'react';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields, usePhoneFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { DataBlock } from '../products/data-block.tsx';
import { servicesContext } from '../server-context.ts';
import { browserApi } from '../session/browser-client.ts';
import type { Route } from './+types/contact-page.ts';
import { ContactAnswers } from './contact-answers.tsx';
import { CONTACT_FIELDS, type ContactField, checkContact, contactMessage } from './contact-form.ts';
import styles from './contact-page.module.css';
import { ContactSent } from './contact-sent.tsx';
import { ContactWays } from './contact-ways.tsx';
import { contactPageShop, shopData } from './shop-data.ts';

type Message = ReturnType<typeof contactMessage>;

export const handle = { header: 'wide' } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { shop, origin } = context.get(servicesContext);
  return { shop: contactPageShop(shop), origin };
}

/** Contact details, and a form whose message is stored and mailed to the shop. */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pages');
  const locale = useLocale();
  const [sent, setSent] = useState<Message>();
  return (
    <Page>
      <PageMeta title={t('contact.title')} description={t('contact.description')} />
      <PageHeader title={t('contact.title')} backTo="/" />
      <DataBlock data={shopData(loaderData.shop, loaderData.origin, locale)} />
      <div className={styles.columns}>
        <div className={styles.ways}>
          <p>{t('contact.intro')}</p>
          <ContactWays shop={loaderData.shop} />
        </div>
        <ContactAnswers />
        <section className={styles.write}>
          {sent === undefined ? (
            <ContactForm onSent={setSent} />
          ) : (
            <ContactSent message={sent} onAnother={() => setSent(undefined)} />
          )}
        </section>
      </div>
    </Page>
  );
}

function ContactForm({ onSent }: { onSent: (message: Message) => void }) {
  const t = useTranslations('pages');
  const [keyOf] = useState(requestKeys);
  const form = useForm<ContactField>({
    names: CONTACT_FIELDS,
    check: checkContact,
    async send(values) {
      const message = contactMessage(values);
      await browserApi().call('sendContactMessage', { body: { key: keyOf(message), ...message } });
      onSent(message);
    },
  });
  const field = useFields(form);
  const phone = usePhoneFields(form, { phone_required: t('contact.reachRequired') });
  return (
    <>
      <h2 className={styles.heading}>{t('contact.write')}</h2>
      <Form form={form}>
        <TextField {...field('name')} label={t('contact.name')} autoComplete="name" dir="auto" />
        <div className={styles.reach}>
          <PhoneField
            {...phone('phone')}
            label={t('contact.mobile')}
            // The error says the same.
            hint={form.problems.phone === 'phone_required' ? undefined : t('contact.reachHint')}
          />
          <TextField
            {...field('email')}
            label={t('contact.orEmail')}
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
          />
        </div>
        <TextArea
          {...field('message')}
          label={t('contact.message')}
          hint={t('contact.messageHint')}
          rows={5}
          maxLength={CONTACT_MESSAGE_MAX_LENGTH}
          dir="auto"
        />
        <SubmitButton busy={form.busy}>{t('contact.send')}</SubmitButton>
      </Form>
    </>
  );
}
