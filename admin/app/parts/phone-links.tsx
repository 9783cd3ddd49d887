import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { type IconNode, MessageCircle, MessageSquareText, Phone } from 'lucide';
import styles from './phone-links.module.css';

/** Ways to reach a whole E.164 phone number; nothing for a masked one. */
export function PhoneLinks({ phone }: { readonly phone: string }) {
  const t = useTranslations('parts');
  if (!/^\+\d+$/.test(phone)) return null;
  const ways: readonly [href: string, icon: IconNode, words: string][] = [
    [`tel:${phone}`, Phone, t('reach.call')],
    [`https://wa.me/${phone.slice(1)}`, MessageCircle, t('reach.whatsapp')],
    [`sms:${phone}`, MessageSquareText, t('reach.sms')],
  ];
  return (
    <span className={styles.links}>
      {ways.map(([href, icon, words]) => (
        <a
          key={href}
          href={href}
          className={styles.link}
          {...(href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          <Icon of={icon} size={16} />
          {words}
        </a>
      ))}
    </span>
  );
}
