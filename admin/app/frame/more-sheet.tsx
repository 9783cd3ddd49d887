import { Switch } from '@dp/ui/fields/switch.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { OverlayLink } from '@dp/ui/overlays/overlay-link.tsx';
import { Sheet } from '@dp/ui/overlays/sheet.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { themeStore } from '@dp/ui/theme/theme-store.ts';
import { useTheme } from '@dp/ui/theme/use-theme.ts';
import { ChevronRight, LogOut } from 'lucide';
import { useState } from 'react';
import { LanguageSwitch } from '../i18n/language-switch.tsx';
import type { Destination } from '../navigation/destination.ts';
import { useMe } from '../session/me.ts';
import { useRoleName } from '../session/role-name.ts';
import styles from './more-sheet.module.css';

/** Everything the bar has no room for, and what belongs to the person. */
export default function MoreSheet({
  destinations,
  onSignOut,
  onClose,
}: {
  readonly destinations: readonly Destination[];
  readonly onSignOut: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const t = useTranslations('frame');
  const me = useMe();
  const role = useRoleName();
  const dark = useTheme((state) => state.dark);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    onSignOut().catch(() => setLeaving(false));
  };
  return (
    <Sheet open title={t('more')} onClose={onClose}>
      <div className={styles.sheet}>
        <p className={styles.person}>
          <bdi className={styles.name}>{me.name}</bdi>
          <span className={styles.role}>{role(me.role)}</span>
        </p>
        <nav className={styles.links} aria-label={t('allPages')}>
          {destinations.map((destination) => (
            <OverlayLink
              key={destination.path}
              to={destination.path}
              className={styles.link}
              data-in-bar={destination.inBar || undefined}
              onClick={onClose}
            >
              <Icon of={destination.icon} />
              <span className={styles.words}>{t(`pages.${destination.name}`)}</span>
              <Icon of={ChevronRight} directional size={18} />
            </OverlayLink>
          ))}
        </nav>
        <Switch
          label={t('evening')}
          checked={dark}
          onChange={(on) => themeStore.getState().setDark(on)}
        />
        <LanguageSwitch />
        <Button
          look="secondary"
          full
          icon={<Icon of={LogOut} directional />}
          busy={leaving}
          onClick={leave}
        >
          {t('signOut')}
        </Button>
      </div>
    </Sheet>
  );
}
