import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Steps } from '@dp/ui/navigation/steps.tsx';
import { LogOut, RectangleEllipsis, ShieldCheck } from 'lucide';
import { AccountNotes } from './account-notes.tsx';
import styles from './password-steps.module.css';

/** The way to another password: 0, the present one; 1, the new one. */
export function PasswordSteps({ step }: { step: 0 | 1 }) {
  const t = useTranslations('accounts');
  return (
    <div className={styles.steps}>
      <Steps
        label={t('changePassword.steps')}
        steps={[t('oldPassword'), t('newPassword')]}
        current={step}
      />
    </div>
  );
}

/** What a good password is, and what happens once it is saved. */
export function PasswordNotes() {
  const t = useTranslations('accounts');
  return (
    <AccountNotes
      notes={[
        { icon: RectangleEllipsis, words: t('changePassword.noteLong') },
        { icon: LogOut, words: t('changePassword.newText') },
        { icon: ShieldCheck, words: t('changePassword.noteSecret') },
      ]}
    />
  );
}
