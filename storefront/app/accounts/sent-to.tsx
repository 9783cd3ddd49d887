import { Link } from 'react-router';
import { useTranslations } from '../i18n/i18n-context.tsx';
import type { CodePurpose, PendingCode } from './pending-code.ts';
import styles from './sent-to.module.css';

export interface SentToProps {
  readonly pending: PendingCode;
  readonly purpose: CodePurpose;
  /** Where another phone number or e-mail address can be given. */
  readonly changeAt: string;
}

/** Where the code went, masked, with a way to have it sent elsewhere. */
export function SentTo({ pending, purpose, changeAt }: SentToProps) {
  const t = useTranslations('accounts');
  const { sentTo, channel } = pending;
  const text =
    purpose === 'reset'
      ? 'code.sentForReset'
      : channel === 'email'
        ? 'code.sentByEmail'
        : 'code.sentBySms';
  return (
    <>
      {t.rich(text, {
        to: sentTo,
        ltr: (words) => (
          <bdi dir="ltr" className={styles.to}>
            {words}
          </bdi>
        ),
      })}{' '}
      <Link to={changeAt} replace className={styles.change}>
        {t('code.change')}
      </Link>
    </>
  );
}
