import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { Check, Copy } from 'lucide';
import { useEffect, useState } from 'react';

/** How long the button says that it has copied, in milliseconds. */
const SAID_MS = 4_000;

export interface CopyButtonProps {
  readonly text: string;
  /** One of several things to copy: the button is its icon alone, and named by what it copies. */
  readonly what?: string;
}

/** Copies a number or address, and says so itself: a toast would cover what is paid. */
export function CopyButton({ text, what }: CopyButtonProps) {
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
  const icon = <Icon of={copied ? Check : Copy} />;
  return (
    <>
      {what === undefined ? (
        <Button look="secondary" size="small" icon={icon} onClick={() => void copy()}>
          {t(copied ? 'copied' : 'copy')}
        </Button>
      ) : (
        <IconButton label={t('copyWhat', { what })} onClick={() => void copy()}>
          {icon}
        </IconButton>
      )}
      <Hidden>
        <span role="status">{copied ? t('copied') : ''}</span>
      </Hidden>
    </>
  );
}
