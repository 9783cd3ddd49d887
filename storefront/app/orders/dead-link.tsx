import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { LampCord } from '@dp/ui/theme/lamp-cord.tsx';
import { Link } from 'react-router';
import { PicksBelow } from '../error-pages/picks-below.tsx';
import { Logo } from '../page/logo.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import { useShopName } from '../page/use-shop.ts';
import styles from './dead-link.module.css';

/** A confirmation link that does not work any more: whose shop it is, what to do, and the way into the shop. */
export function DeadLink() {
  const t = useTranslations('orders');
  const layout = useTranslations('layout');
  return (
    <>
      <PageMeta title={t('link.invalid')} noIndex />
      <div className={styles.bar}>
        <Link to="/" className={styles.logo} aria-label={useShopName()}>
          <Logo />
        </Link>
        <LampCord />
      </div>
      <EmptyState
        picture={<UnlitLamp of="filament-bulb" />}
        heading="h1"
        title={t('link.invalid')}
        text={t('link.invalidText')}
        action={
          <>
            <ButtonLink to="/contact-us">{t('link.contact')}</ButtonLink>
            <ButtonLink to="/" look="secondary">
              {layout('toHome')}
            </ButtonLink>
          </>
        }
      />
      <PicksBelow />
    </>
  );
}
