import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Eye } from 'lucide';
import { useState } from 'react';

/**
 * Opens the product as the shop would show it with what is typed, saved or not; its own switches change language
 * and light there.
 */
export function PreviewButton({
  onOpen,
}: {
  /** Makes the link and gives it to `open`, within the press of the button. */
  readonly onOpen: (open: (link: Promise<string>) => Promise<void>) => void;
}) {
  const t = useTranslations('products');
  const [busy, setBusy] = useState(false);
  async function open(link: Promise<string>): Promise<void> {
    // Opened by the press itself: browsers refuse a window that opens after a call.
    const opened = window.open('', '_blank');
    setBusy(true);
    try {
      const url = await link;
      if (opened === null) return location.assign(url);
      opened.opener = null;
      opened.location.href = url;
    } catch (error) {
      opened?.close();
      throw error;
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      look="secondary"
      busy={busy}
      icon={<Icon of={Eye} size={18} />}
      onClick={() => onOpen(open)}
    >
      {t('previewInShop')}
    </Button>
  );
}
