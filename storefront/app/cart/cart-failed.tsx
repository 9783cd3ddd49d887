import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { LoadFailed } from '../page/load-failed.tsx';

/** The cart when the quote failed: nothing is lost, and no price is guessed. */
export function CartFailed() {
  const t = useTranslations('cart');
  return <LoadFailed title={t('failed')} more={t('failedText')} />;
}
