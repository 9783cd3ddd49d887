import { PageMeta } from '../shell/page-meta.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './code-skeleton.module.css';

/** A page with a form before it is known whose it is. */
export function FormSkeleton({ title, fields }: { title: string; fields: number }) {
  return (
    <Page narrow>
      <PageMeta title={title} noIndex />
      <PageHeader title={title} backTo="/profile" />
      <div className={styles.hold} aria-busy>
        {Array.from({ length: fields + 1 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places, not things.
          <Skeleton key={index} shape="row" />
        ))}
      </div>
    </Page>
  );
}
