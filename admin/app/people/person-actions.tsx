import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { ShownStaffMember } from '@dp/contract/staff/people.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useAction } from '../parts/use-action.ts';
import { useMe } from '../session/me.ts';
import styles from './edit-person-dialog.module.css';

/** A one-time link, and whether it was mailed. */
export type MadeLink = Pick<StaffCallOutput<'resetStaffPassword'>['data'], 'link' | 'mailed'>;

/**
 * Makes a link to a new password, ends sessions, takes second factors away, disables; nobody does that to themselves.
 */
export function PersonActions({
  person: { id, version, disabled, factors },
  onDone,
  onLink,
}: {
  readonly person: ShownStaffMember;
  readonly onDone: () => void;
  /** Shows a link to a new password in place of the person. */
  readonly onLink: (made: MadeLink) => void;
}) {
  const t = useTranslations('people');
  const me = useMe();
  const { revalidate } = useRevalidator();
  const params = { id };
  const body = { version };
  const done = async (words: string) => {
    onDone();
    showToast(words, { look: 'ok' });
    await revalidate();
  };
  const resetPassword = useAction(async () => {
    onLink((await call('resetStaffPassword', { params })).data);
  });
  const endSessions = useAction(async () => {
    await call('endStaffSessions', { params });
    await done(t('sessionsEnded'));
  });
  const resetFactors = useAction(async () => {
    await call('resetStaffFactors', { params, body });
    await done(t('factorsReset'));
  });
  const disable = useAction(async () => {
    await call('disableStaff', { params, body });
    await done(t('disabled'));
  });
  const enable = useAction(async () => {
    await call('enableStaff', { params, body });
    await done(t('active'));
  });
  if (id === me.id) return null;
  if (disabled) {
    return (
      <div className={styles.actions}>
        <Button look="secondary" size="small" busy={enable.busy} onClick={enable.run}>
          {t('enable')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button look="secondary" size="small" busy={resetPassword.busy} onClick={resetPassword.run}>
        {t('resetPassword')}
      </Button>
      <Button look="secondary" size="small" busy={endSessions.busy} onClick={endSessions.run}>
        {t('endSessions')}
      </Button>
      {factors.length === 0 ? null : (
        <Button look="secondary" size="small" busy={resetFactors.busy} onClick={resetFactors.run}>
          {t('resetFactors')}
        </Button>
      )}
      <Button look="danger" size="small" busy={disable.busy} onClick={disable.run}>
        {t('disable')}
      </Button>
    </div>
  );
}
