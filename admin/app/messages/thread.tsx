import type { ContactThread } from '@dp/contract/staff/contact-inbox.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { TimeAgo } from '../parts/time-ago.tsx';
import styles from './message-page.module.css';
import { MessageState } from './message-state.tsx';

/** A message and what was answered, in the order of time. */
export function Thread({ thread }: { readonly thread: ContactThread }) {
  const t = useTranslations('messages');
  return (
    <ol className={styles.thread} aria-label={t('thread')}>
      <li className={styles.letter}>
        <div className={styles.head}>
          <strong>
            <bdi>{thread.name}</bdi>
          </strong>
          <TimeAgo at={thread.at} />
          <MessageState state={thread.state} />
        </div>
        <p dir="auto" lang={thread.locale} className={styles.text}>
          {thread.message}
        </p>
      </li>
      {thread.answers.map(({ id, text, at, by, mail }) => (
        <li key={id} className={classNames(styles.letter, styles.answer)}>
          <div className={styles.head}>
            <strong>
              <bdi>{by}</bdi>
            </strong>
            <TimeAgo at={at} />
            {mail === 'deleted' ? null : (
              <Badge look={mail === 'failed' ? 'danger' : 'plain'}>{t(`mail.${mail}`)}</Badge>
            )}
          </div>
          <p dir="auto" className={styles.text}>
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
