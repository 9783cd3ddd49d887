import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Sparkles } from 'lucide';
import styles from './update-prompt.module.css';

export interface UpdatePromptProps {
  /** Says when the page is loaded again: what was typed waits for the next page. */
  readonly onAccept: () => 'now' | 'with-next-page';
  readonly onDismiss: () => void;
}

/** Offers a new version of the shop. It stays until answered, and covers nothing. */
export function UpdatePrompt({ onAccept, onDismiss }: UpdatePromptProps) {
  const t = useTranslations('pwa');
  const accept = () => {
    if (onAccept() === 'with-next-page') showToast(t('refreshLater'));
  };
  return (
    <section aria-label={t('newerVersion')} className={styles.prompt}>
      <Icon of={Sparkles} />
      <p role="status" className={styles.text}>
        {t('newerVersion')}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={accept}>
          {t('refresh')}
        </Button>
        <Button size="small" look="quiet" onClick={onDismiss}>
          {t('later')}
        </Button>
      </div>
    </section>
  );
}
