import { shownPhone } from '@dp/contract/shown-phone.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { MessageCircle, MessageSquareText, Phone } from 'lucide';
import styles from './phone-links.module.css';
import { PhoneNumber } from './phone-number.tsx';
import { isWholePhone } from './whole-phone.ts';

const ICONS = { phone: Phone, whatsapp: MessageCircle, sms: MessageSquareText } as const;
const WAYS = ['phone', 'whatsapp', 'sms'] as const;
export type PhoneWay = (typeof WAYS)[number];

/** A phone that is dialled by a tap; a masked one is only shown. */
export function PhoneLine({ phone }: { readonly phone: string }) {
  const t = useTranslations('parts');
  if (!isWholePhone(phone)) return <PhoneNumber of={phone} />;
  return (
    <a
      href={`tel:${phone}`}
      aria-label={t('reach.callNumber', { phone: shownPhone(phone) })}
      className={styles.line}
    >
      <Icon of={Phone} size={16} />
      <PhoneNumber of={phone} />
    </a>
  );
}

/** Ways to reach a whole E.164 phone number; nothing for a masked one. */
export function PhoneLinks({ phone }: { readonly phone: string }) {
  if (!isWholePhone(phone)) return null;
  return (
    <WayLinks
      hrefs={{
        phone: `tel:${phone}`,
        whatsapp: `https://wa.me/${phone.slice(1)}`,
        sms: `sms:${phone}`,
      }}
    />
  );
}

export interface WayLinksProps {
  /** A way without an address is shown but cannot be taken yet. */
  readonly hrefs: Readonly<Record<PhoneWay, string | undefined>>;
  /** Large and side by side, for the thumb. */
  readonly large?: boolean;
  readonly onChoose?: (way: PhoneWay) => void;
}

/** Call, WhatsApp and SMS. */
export function WayLinks({ hrefs, large = false, onChoose }: WayLinksProps) {
  const t = useTranslations('parts');
  return (
    <span className={classNames(styles.links, large && styles.large)}>
      {WAYS.map((way) => (
        <a
          key={way}
          href={hrefs[way]}
          aria-disabled={hrefs[way] === undefined || undefined}
          className={styles.link}
          onClick={() => onChoose?.(way)}
          {...(way === 'whatsapp' ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          <Icon of={ICONS[way]} size={large ? 20 : 16} />
          {t(`reach.${way}`)}
        </a>
      ))}
    </span>
  );
}
