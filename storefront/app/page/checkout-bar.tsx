import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { BackLink } from '@dp/ui/navigation/back-link.tsx';
import { Steps } from '@dp/ui/navigation/steps.tsx';
import { LampCord } from '@dp/ui/theme/lamp-cord.tsx';
import { Link } from 'react-router';
import styles from './checkout-bar.module.css';
import { Logo } from './logo.tsx';
import { useShopName } from './use-shop.ts';

export interface CheckoutBarProps {
  readonly backTo: string;
  /** 0: whose order it is; 1: where to; 2: the review. */
  readonly step: 0 | 1 | 2;
}

/** The top of checkout: Back, the logo and how far it is; no other navigation. */
export function CheckoutBar({ backTo, step }: CheckoutBarProps) {
  const t = useTranslations('checkout');
  return (
    <header className={styles.top}>
      <div className={styles.bar}>
        <BackLink to={backTo} className={styles.back} />
        <Link to="/" className={styles.logo} aria-label={useShopName()}>
          <Logo />
        </Link>
        <Steps
          label={t('steps')}
          steps={[t('stepAccount'), t('stepAddress'), t('stepReview')]}
          current={step}
        />
        <LampCord />
      </div>
    </header>
  );
}
