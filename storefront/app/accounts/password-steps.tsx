import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Steps } from '@dp/ui/navigation/steps.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { LogOut, RectangleEllipsis, ShieldCheck } from 'lucide';
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
    <ul className={styles.notes}>
      <li className={styles.note}>
        <Icon of={RectangleEllipsis} size={20} />
        {t('changePassword.noteLong')}
      </li>
      <li className={styles.note}>
        <Icon of={LogOut} size={20} />
        {t('changePassword.newText')}
      </li>
      <li className={styles.note}>
        <Icon of={ShieldCheck} size={20} />
        {t('changePassword.noteSecret')}
      </li>
    </ul>
  );
}
