import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronRight, Lightbulb } from 'lucide';
import { Link } from 'react-router';
import { bulbsAddress } from '../bulb-finder/load-bulbs.ts';
import { oldBulbOf } from './old-bulb.ts';
import styles from './old-bulb-way.module.css';

/** For a search by the watts of an incandescent bulb: LED watts of the same brightness, with a link to those bulbs. */
export function OldBulbWay({ text }: { text: string }) {
  const t = useTranslations('search');
  const old = oldBulbOf(text);
  if (old === undefined) return null;
  const { watt, brightness } = old;
  return (
    <Link
      to={bulbsAddress({ base: undefined, light: undefined, brightness })}
      className={styles.way}
    >
      <Icon of={Lightbulb} size={20} />
      <span className={styles.words}>
        <strong className={styles.asked}>{t('oldBulb.asked', { watt })}</strong>
        <span>{t('oldBulb.today', { brightness })}</span>
      </span>
      <Icon of={ChevronRight} directional size={18} />
    </Link>
  );
}
