import { formatTag } from '@dp/contract/locale.ts';
import { shownPhone } from '@dp/contract/shown-phone.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import type { contactMessage } from './contact-form.ts';
import styles from './contact-sent.module.css';

export interface ContactSentProps {
  readonly message: ReturnType<typeof contactMessage>;
  readonly onAnother: () => void;
}

/** That the message has arrived, where the answer will come, and what was written. */
export function ContactSent({ message, onAnother }: ContactSentProps) {
  const t = useTranslations('pages');
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  // The form had the focus and is gone: focusing the confirmation also announces it.
  useEffect(() => place.current?.focus(), []);
  const { phone, email } = message;
  const ways = [phone === undefined ? undefined : ltr(shownPhone(phone)), email && isolated(email)];
  const either = new Intl.ListFormat(formatTag(locale), { type: 'disjunction' });
  return (
    <div ref={place} tabIndex={-1} className={styles.sent}>
      <EmptyState
        icon={CircleCheck}
        title={t('contact.sent')}
        text={t('contact.sentText', {
          ways: either.format(ways.filter((way) => way !== undefined)),
        })}
      />
      <figure className={styles.message}>
        <figcaption>{t('contact.message')}</figcaption>
        <blockquote dir="auto">{message.message}</blockquote>
      </figure>
      <div className={styles.actions}>
        <ButtonLink to="/shopping">{t('contact.shop')}</ButtonLink>
        <Button look="secondary" onClick={onAnother}>
          {t('contact.another')}
        </Button>
      </div>
    </div>
  );
}

/** A number whose groups keep their order in Arabic, and stay on one line. */
function ltr(number: string): string {
  return `\u2066${number.replaceAll(' ', '\u00A0')}\u2069`;
}
