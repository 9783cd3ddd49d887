import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Eye } from 'lucide';
import { call } from '../api/client.ts';
import { useAction } from '../parts/use-action.ts';

/** Opens the saved product as the shop will show it; its own switches change language and light there. */
export function PreviewButton({ id }: { readonly id: number }) {
  const t = useTranslations('products');
  const open = useAction(async () => {
    // Opened by the press itself: browsers refuse a window that opens after a call.
    const opened = window.open('', '_blank');
    try {
      const { data } = await call('getPreviewLink', { params: { id } });
      if (opened === null) return location.assign(data.url);
      opened.opener = null;
      opened.location.href = data.url;
    } catch (error) {
      opened?.close();
      throw error;
    }
  });
  return (
    <Button
      look="secondary"
      size="small"
      busy={open.busy}
      icon={<Icon of={Eye} size={18} />}
      onClick={() => open.run()}
    >
      {t('previewInShop')}
    </Button>
  );
}
