import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { Share2 } from 'lucide';
import { useLocation } from 'react-router';
import { PIN_PARAMETER } from '../i18n/pin-parameter.ts';

/** Shares a product's link, in the current language, through the device; without that, copies it. */
export function ShareButton({ name }: { name: string }) {
  const t = useTranslations('products');
  const { pathname } = useLocation();
  const locale = useLocale();

  async function share(): Promise<void> {
    const url = `${location.origin}${pathname}?${PIN_PARAMETER}=${locale}`;
    const card = { title: name, url };
    if (navigator.share !== undefined) {
      try {
        await navigator.share(card);
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
        // Refused by the device: the link can still be copied.
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('linkCopied'), { look: 'ok' });
    } catch {
      showToast(t('linkNotCopied'), { look: 'danger' });
    }
  }

  return (
    <IconButton label={t('share')} look="glass" onClick={() => void share()}>
      <Icon of={Share2} />
    </IconButton>
  );
}
