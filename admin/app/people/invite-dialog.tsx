import { LOCALES } from '@dp/contract/locale.ts';
import type { ShownRole } from '@dp/contract/staff/people.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { LANGUAGE_NAMES } from '../i18n/language-switch.tsx';
import { useCloseGuard } from '../parts/use-close-guard.tsx';
import { useRoleName } from '../session/role-name.ts';
import { LinkDialog } from './link-dialog.tsx';

/** Invites a colleague by mail; the link can also be passed on by other ways. */
export function InviteDialog({
  roles,
  onClose,
}: {
  readonly roles: readonly ShownRole[];
  readonly onClose: () => void;
}) {
  const t = useTranslations('people');
  const roleName = useRoleName();
  const shownLocale = useLocale();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<{ readonly link: string; readonly mailed: boolean }>();
  const form = useSubmit(async (values) => {
    const { data } = await call('inviteStaff', {
      body: {
        email: String(values.get('email')).trim(),
        role_id: Number(values.get('role_id')),
        locale: values.get('locale') === 'en' ? 'en' : 'ar',
      },
    });
    setMade(data);
    await revalidate();
  });
  const guard = useCloseGuard(form, onClose);
  if (made !== undefined) {
    return <LinkDialog title={t('invited')} {...made} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={guard.close} title={t('invite')} description={t('inviteText')}>
      <CallForm form={form} label={t('invite')}>
        <TextField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="off"
          error={form.problem('email')}
        />
        <Select
          name="role_id"
          label={t('role')}
          placeholder={t('chooseRole')}
          options={roles.map((role) => ({ value: String(role.id), label: roleName(role) }))}
          error={form.problem('role_id')}
        />
        <Select
          name="locale"
          label={t('language')}
          defaultValue={shownLocale}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <Button type="submit" full busy={form.busy}>
          {t('sendInvitation')}
        </Button>
      </CallForm>
      {guard.question}
    </Dialog>
  );
}
