import { Breadcrumb, type BreadcrumbProps } from '@dp/ui/navigation/breadcrumb.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import styles from './list-trail.module.css';

/** Where a list is in the shop, above its title on wide screens. A direct child of the page. */
export function ListTrail({ items }: BreadcrumbProps) {
  return (
    <div data-trail className={styles.trail}>
      <Breadcrumb items={items} />
    </div>
  );
}

/** The trail while it loads. */
export function ListTrailSkeleton() {
  return (
    <div data-trail className={classNames(styles.trail, styles.waiting)}>
      <Skeleton shape="short" className={styles.words} />
    </div>
  );
}
