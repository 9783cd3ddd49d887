import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Check, Copy } from 'lucide';
import { useEffect, useState } from 'react';

/** How long the button says that it has copied, in milliseconds. */
const SAID_MS = 4_000;

/** Copies a number or address, and says so itself: a toast would cover what is paid. */
export function CopyButton({ text }: { readonly text: string }) {
  const t = useTranslations('paying');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast(t('copyFailed'), { look: 'danger' });
    }
  }
  return (
    <>
      <Button
        look="secondary"
        size="small"
        icon={<Icon of={copied ? Check : Copy} />}
        onClick={() => void copy()}
      >
        {t(copied ? 'copied' : 'copy')}
      </Button>
      <Hidden>
        <span role="status">{copied ? t('copied') : ''}</span>
      </Hidden>
    </>
  );
}
