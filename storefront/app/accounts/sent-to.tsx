import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Link } from 'react-router';
import { shownMobile } from '../forms/mobile-number.ts';
import type { CodePurpose, PendingCode } from './pending-code.ts';
import styles from './sent-to.module.css';

export interface SentToProps {
  readonly pending: PendingCode;
  readonly purpose: CodePurpose;
  /** Where another phone number or e-mail address can be given. */
  readonly changeAt: string;
}

/** Where the code went, with a link to change the contact. */
export function SentTo({ pending, purpose, changeAt }: SentToProps) {
  const t = useTranslations('accounts');
  const { sentTo } = pending;
  const said = wordsFor(pending, purpose);
  // Where the sentence ends with it, it has a line of its own with the way to change it.
  const isLast = said !== 'sentToOwnEmail' && said !== 'sentToOwnPhone';
  return (
    <>
      {t.rich(`code.${said}`, {
        to: shownMobile(sentTo),
        ltr: (words) => (
          <>
            {isLast ? <br /> : null}
            <bdi dir="ltr" className={styles.to}>
              {words}
            </bdi>
          </>
        ),
      })}{' '}
      <Link to={changeAt} replace className={styles.change}>
        {t('code.change')}
      </Link>
    </>
  );
}

/** Wording that reveals no contact the shopper did not type. */
function wordsFor({ sentTo, channel }: PendingCode, purpose: CodePurpose) {
  if (purpose === 'reset') return 'sentForReset';
  const hidden = /^•+$/.test(sentTo);
  if (channel === 'email') return hidden ? 'sentToOwnEmail' : 'sentByEmail';
  return hidden ? 'sentToOwnPhone' : 'sentBySms';
}
