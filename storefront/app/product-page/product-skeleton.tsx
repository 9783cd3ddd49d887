import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import gallery from './gallery.module.css';
import buy from './product-buy.module.css';
import details from './product-details.module.css';
import styles from './product-skeleton.module.css';

/** A product's page while it loads, where no list has shown anything of it. */
export function ProductSkeleton() {
  return (
    <div aria-busy className={details.top}>
      <div className={gallery.gallery}>
        <div data-stage className={gallery.stage}>
          <div className={gallery.slide}>
            <Skeleton shape="square" />
          </div>
        </div>
        <div className={gallery.foot}>
          <Skeleton shape="row" className={styles.thumb} />
        </div>
      </div>
      <div className={details.buy}>
        <span className={styles.way}>
          <Skeleton shape="text" />
        </span>
        <div className={buy.buy}>
          <Skeleton shape="title" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="row" />
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  );
}
