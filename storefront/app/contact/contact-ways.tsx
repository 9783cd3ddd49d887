import { type ShopDetails, shopText } from '@dp/contract/shop-details.ts';
import { shownPhone } from '@dp/contract/shown-phone.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronRight, Clock, type IconNode, Mail, MapPin, Phone } from 'lucide';
import type { ReactNode } from 'react';
import styles from './contact-ways.module.css';
import type { CONTACT_PAGE_SETTINGS } from './shop-data.ts';
import { WhatsappIcon } from './whatsapp-icon.ts';

/** What the contact page shows of the shop's settings: nothing that only its owner needs. */
export type ContactPageShop = Pick<ShopDetails, (typeof CONTACT_PAGE_SETTINGS)[number]>;

/** How to reach the shop without the form: each way that its settings name. */
export function ContactWays({ shop }: { shop: ContactPageShop }) {
  const t = useTranslations('pages');
  const locale = useLocale();
  const { phone, whatsapp, email, map_url: map } = shop;
  const address = shopText(shop, 'address', locale);
  const hours = shopText(shop, 'hours', locale);
  return (
    <ul className={styles.ways}>
      {phone === null ? null : (
        <Way icon={Phone} label={t('contact.phone')} href={`tel:${phone}`}>
          <bdi dir="ltr">{shownPhone(phone)}</bdi>
        </Way>
      )}
      {whatsapp === null ? null : (
        <Way
          icon={WhatsappIcon}
          label={t('contact.whatsapp')}
          href={`https://wa.me/${whatsapp.slice(1)}`}
          outside
        >
          <bdi dir="ltr">{shownPhone(whatsapp)}</bdi>
        </Way>
      )}
      {email === null ? null : (
        <Way icon={Mail} label={t('contact.email')} href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </Way>
      )}
      {address === null && map === null ? null : (
        <Way icon={MapPin} label={t('contact.address')} href={map ?? mapOf(address)} outside>
          {address ?? t('contact.map')}
        </Way>
      )}
      {hours === null ? null : (
        <Way icon={Clock} label={t('contact.hours')}>
          {hours}
        </Way>
      )}
    </ul>
  );
}

/** Where a shop has an address and no map of its own. */
function mapOf(address: string | null): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address ?? '')}`;
}

interface WayProps {
  readonly icon: IconNode;
  readonly label: string;
  /** Undefined: plain text. */
  readonly href?: string | undefined;
  /** Opens in a new tab. */
  readonly outside?: boolean;
  readonly children: ReactNode;
}

function Way({ icon, label, href, outside = false, children }: WayProps) {
  const words = (
    <>
      <span className={styles.icon} data-whatsapp={icon === WhatsappIcon || undefined}>
        <Icon of={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{children}</span>
      </span>
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <div className={styles.way}>{words}</div>
      ) : (
        <a
          className={styles.way}
          href={href}
          {...(outside ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          {words}
          <Icon of={ChevronRight} size={18} directional />
        </a>
      )}
    </li>
  );
}
