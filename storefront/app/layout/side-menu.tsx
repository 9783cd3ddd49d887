import { Dialog as Base } from '@base-ui/react/dialog';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { leaveOverlays, useBackCloses } from '@dp/ui/overlays/back-closes.ts';
import { OverlayLink } from '@dp/ui/overlays/overlay-link.tsx';
import { useSwipeClose } from '@dp/ui/overlays/swipe-close.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import {
  BadgePercent,
  CircleHelp,
  Heart,
  LayoutGrid,
  Lightbulb,
  LogOut,
  MessageCircle,
  ReceiptText,
  RotateCcw,
  ShieldCheck,
  Tag,
  Truck,
  X,
} from 'lucide';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { menuState } from '../page/menu-state.ts';
import { useLogOut } from '../session/log-out.ts';
import { useSignedIn } from '../session/use-session.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuIdentity } from './menu-identity.tsx';
import styles from './side-menu.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

const LINKS = [
  { to: '/categories/', text: 'categories', icon: LayoutGrid },
  { to: '/shopping?deal=1', text: 'deals', icon: BadgePercent },
  { to: '/brands', text: 'brands', icon: Tag },
  { to: '/bulb-finder', text: 'bulbFinder', icon: Lightbulb },
  { to: '/wishlist', text: 'wishlist', icon: Heart },
  { to: '/order-history', text: 'orderHistory', icon: ReceiptText },
  { to: '/track-order', text: 'trackOrder', icon: Truck },
] as const;

/** What is read now and then, below the settings, which stay in view. */
const MORE_LINKS = [
  { to: '/contact-us', text: 'contactUs', icon: MessageCircle },
  { to: '/profile/faqs', text: 'faqs', icon: CircleHelp },
  { to: '/profile/refund-policy', text: 'refundPolicy', icon: RotateCcw },
  { to: '/profile/privacy-policy', text: 'privacyPolicy', icon: ShieldCheck },
] as const;

/**
 * The side menu at the reading edge. The overlay, Escape, Back, the close button and a swipe of more than 50
 * px close it: leftward, and in Arabic, where it is on the right, rightward as well (specification §2).
 */
export default function SideMenu() {
  const t = useTranslations('layout');
  const rtl = useLocale() !== 'en';
  const { open, hide } = useStore(menuState);
  const signedIn = useSignedIn();
  const logOut = useLogOut();
  const popup = useRef<HTMLDivElement>(null);
  useBackCloses(open, hide);
  const swipe = useSwipeClose({
    direction: rtl ? 'sideways' : 'left',
    target: popup,
    onClose: hide,
  });
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && hide()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup ref={popup} className={styles.menu} {...swipe}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{t('menu')}</Base.Title>
            <Base.Close
              render={
                <IconButton label={t('closeMenu')}>
                  <Icon of={X} />
                </IconButton>
              }
            />
          </div>
          <MenuIdentity onLeave={hide} />
          <nav aria-label={t('menu')} className={styles.links}>
            <Links links={LINKS} />
            <div className={styles.settings}>
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
            <Links links={MORE_LINKS} />
          </nav>
          {signedIn ? (
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                leaveOverlays();
                hide();
                logOut();
              }}
            >
              <Icon of={LogOut} directional />
              {t('logOut')}
            </button>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Links({ links }: { links: typeof LINKS | typeof MORE_LINKS }) {
  const t = useTranslations('layout');
  const { hide } = useStore(menuState);
  return (
    <ul>
      {links.map(({ to, text, icon }) => (
        <li key={to}>
          <OverlayLink to={to} className={styles.link} onClick={hide}>
            <Icon of={icon} />
            {t(text)}
          </OverlayLink>
        </li>
      ))}
    </ul>
  );
}
