import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { themeStore } from '@dp/ui/theme/theme-store.ts';
import { turnLights } from '@dp/ui/theme/turn-lights.ts';
import { useTheme } from '@dp/ui/theme/use-theme.ts';
import { Lightbulb, X } from 'lucide';
import { useEffect, useState } from 'react';
import styles from './evening-offer.module.css';
import { mayOfferEvening, rememberEveningOffer } from './offer-rule.ts';

/** Offers the evening once, after the sun has set in Cairo. It covers nothing and asks for no answer. */
export default function EveningOffer() {
  const t = useTranslations('layout');
  const dark = useTheme((state) => state.dark);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const evening = themeStore.getState().dark;
    if (mayOfferEvening(new Date(), evening) && rememberEveningOffer()) setShown(true);
  }, []);
  if (!shown || dark) return null;
  return (
    <section aria-label={t('eveningOffer')} className={styles.offer}>
      <p role="status" className={styles.text}>
        {t('eveningOffer')}
      </p>
      <Button
        size="small"
        icon={<Icon of={Lightbulb} size={18} />}
        onClick={({ currentTarget }) => {
          const from = currentTarget.closest('section') ?? currentTarget;
          void turnLights(true, from);
        }}
      >
        {t('eveningAccept')}
      </Button>
      <IconButton label={t('eveningDismiss')} onClick={() => setShown(false)}>
        <Icon of={X} size={18} />
      </IconButton>
    </section>
  );
}
