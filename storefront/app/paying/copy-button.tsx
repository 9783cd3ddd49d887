import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Copy } from 'lucide';

/** Copies a number or address. */
export function CopyButton({ text }: { readonly text: string }) {
  const t = useTranslations('paying');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t('copied'), { look: 'ok' });
    } catch {
      showToast(t('copyFailed'), { look: 'danger' });
    }
  }
  return (
    <Button look="secondary" size="small" icon={<Icon of={Copy} />} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
}
