import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ShopLogo } from '@dp/ui/products/shop-logo.tsx';
import { shopMark } from '@dp/ui/products/shop-mark.ts';
import { readText, writeText } from '@dp/ui/storage/local-values.ts';
import { CircleUserRound, type IconNode, PanelLeftClose, PanelLeftOpen, Search } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type Destination, isAt } from '../navigation/destination.ts';
import { openPalette } from '../palette/overlay-state.ts';
import { modifierKey } from '../palette/shortcuts.ts';
import { useMe } from '../session/me.ts';
import styles from './rail.module.css';

const FOLDED = 'STAFF_RAIL_FOLDED';

/** The side rail of desks. Folded it shows icons alone, with their words for who points or listens. */
export function Rail({
  destinations,
  onMore,
}: {
  readonly destinations: readonly Destination[];
  readonly onMore: () => void;
}) {
  const t = useTranslations('frame');
  const me = useMe();
  const { shop } = me;
  const { pathname } = useLocation();
  const [folded, setFolded] = useState(() => readText(FOLDED) === 'true');
  const fold = () => {
    writeText(FOLDED, String(!folded));
    setFolded(!folded);
  };
  const links = (group: Destination['group']) =>
    destinations
      .filter((destination) => destination.group === group)
      .map((destination) => {
        const words = t(`pages.${destination.name}`);
        return (
          <Link
            key={destination.path}
            to={destination.path}
            title={folded ? words : undefined}
            aria-current={isAt(pathname, destination) ? 'page' : undefined}
            className={styles.item}
          >
            <RailWords icon={destination.icon}>{words}</RailWords>
          </Link>
        );
      });
  return (
    <header className={classNames(styles.rail, folded && styles.folded)}>
      <div className={styles.head}>
        <Link
          to="/"
          className={shop.logo === null || folded ? styles.mark : styles.logo}
          aria-label={t('home')}
        >
          {shop.logo === null || folded ? (
            shopMark(shop.title)
          ) : (
            <ShopLogo logo={shop.logo} dark={shop.logo_dark} alt="" />
          )}
        </Link>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!folded}
          aria-label={folded ? t('unfold') : t('fold')}
          onClick={fold}
        >
          <Icon of={folded ? PanelLeftOpen : PanelLeftClose} directional size={18} />
        </button>
      </div>
      <button
        type="button"
        className={classNames(styles.item, styles.find)}
        title={folded ? t('find') : undefined}
        onClick={openPalette}
      >
        <RailWords icon={Search}>{t('find')}</RailWords>
        <kbd className={styles.keys} dir="ltr">
          {modifierKey()} K
        </kbd>
      </button>
      <nav className={styles.links} aria-label={t('navigation')}>
        <div className={styles.group}>{links('work')}</div>
        <div className={styles.group}>{links('shop')}</div>
      </nav>
      <button
        type="button"
        className={styles.item}
        title={folded ? me.name : undefined}
        aria-haspopup="dialog"
        onClick={onMore}
      >
        <RailWords icon={CircleUserRound}>
          <bdi>{me.name}</bdi>
        </RailWords>
      </button>
    </header>
  );
}

function RailWords({ icon, children }: { readonly icon: IconNode; readonly children: ReactNode }) {
  return (
    <>
      <Icon of={icon} />
      <span className={styles.words}>{children}</span>
    </>
  );
}
