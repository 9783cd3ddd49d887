import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Phone, ReceiptText, Truck } from 'lucide';
import styles from './address-uses.module.css';

const USES = [
  { text: 'delivery', icon: Truck },
  { text: 'call', icon: Phone },
  { text: 'orders', icon: ReceiptText },
] as const;

/** What the shop does with an address, below a list that is short. */
export function AddressUses() {
  const t = useTranslations('addresses');
  return (
    <section className={styles.uses}>
      <h2 className={styles.title}>{t('uses.title')}</h2>
      <ul className={styles.list}>
        {USES.map(({ text, icon }) => (
          <li key={text} className={styles.use}>
            <Icon of={icon} />
            <span>{t(`uses.${text}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
