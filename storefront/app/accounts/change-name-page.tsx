import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { AccountPage } from '../page/account-page.tsx';
import { FormColumns } from '../page/form-columns.tsx';
import { FormLamp } from '../page/form-lamp.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { browserApi } from '../session/browser-client.ts';
import { currentShopper, updateIdentity } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/change-name-page.ts';
import styles from './account-form.module.css';
import { FormSkeleton } from './form-skeleton.tsx';
import { checkName, NAME_FIELDS } from './name-form.ts';
import { NamePreview } from './name-preview.tsx';

export const handle = { header: 'wide', footer: false, requiresLogin: true } satisfies RouteHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return shopperPage(request, async () => ({ name: currentShopper()?.name ?? '' }));
}

/** Changes the name of the account (specification §2). */
export default function ChangeNamePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const [name, setName] = useState(loaderData.name);
  const form = useForm<'name'>({
    names: NAME_FIELDS,
    check: checkName,
    onChange: (values) => setName(values.name.trim()),
    async send(values) {
      const { data } = await browserApi().call('editUsername', {
        body: { name: values.name.trim() },
      });
      updateIdentity(data.user);
      showToast(t('changeName.saved'), { look: 'ok' });
      await navigate('/profile');
    },
  });
  const field = useFields(form, { name_required: t('changeName.required') });
  return (
    <AccountPage>
      <PageMeta title={t('changeName.title')} noIndex />
      <PageHeader title={t('changeName.title')} backTo="/profile" />
      <FormColumns
        // Until another is typed it stays the old one.
        beside={<NamePreview name={name || loaderData.name} />}
      >
        <FormLamp />
        <p className={styles.text}>{t('changeName.text')}</p>
        <Form form={form}>
          <TextField
            {...field('name')}
            label={t('name')}
            autoComplete="name"
            dir="auto"
            defaultValue={loaderData.name}
          />
          <SubmitButton busy={form.busy}>{t('changeName.submit')}</SubmitButton>
        </Form>
      </FormColumns>
    </AccountPage>
  );
}

export function HydrateFallback() {
  const t = useTranslations('accounts');
  return <FormSkeleton title={t('changeName.title')} fields={1} />;
}
