import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';
import styles from './code-skeleton.module.css';

/** A page that waits for what this tab remembers, in the size it will have. */
export function CodeSkeleton({ title, backTo }: { title: string; backTo: string }) {
  const t = useTranslations('ui');
  return (
    <AuthFrame title={title} backTo={backTo}>
      <div role="status" aria-busy aria-label={t('loading')} className={styles.hold}>
        <Skeleton shape="title" className={styles.line} />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </AuthFrame>
  );
}
