import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Sparkles } from 'lucide';
import styles from './update-prompt.module.css';

export interface UpdatePromptProps {
  readonly onAccept: () => void;
  readonly onDismiss: () => void;
}

/** Offers a new version of the shop. It stays until answered, and covers nothing. */
export function UpdatePrompt({ onAccept, onDismiss }: UpdatePromptProps) {
  const t = useTranslations('pwa');
  return (
    <section aria-label={t('newerVersion')} className={styles.prompt}>
      <Icon of={Sparkles} />
      <p role="status" className={styles.text}>
        {t('newerVersion')}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onAccept}>
          {t('refresh')}
        </Button>
        <Button size="small" look="quiet" onClick={onDismiss}>
          {t('later')}
        </Button>
      </div>
    </section>
  );
}
