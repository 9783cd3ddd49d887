import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import contents from './cart-contents.module.css';
import line from './cart-line.module.css';
import { useCart } from './use-cart.ts';

/** Default number of rows. */
const ROWS = 2;
const ROWS_MAX = 6;

/** The cart while its quote loads, with as many rows as it has lines. */
export function CartSkeleton() {
  const t = useTranslations('ui');
  const count = useCart((state) => state.lines.length);
  return (
    <div aria-busy className={contents.cart}>
      <Hidden>{t('loading')}</Hidden>
      <div className={contents.lines}>
        {Array.from({ length: Math.min(ROWS_MAX, count || ROWS) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical elements that never move.
          <div key={index} className={line.line}>
            <Skeleton className={line.picture} />
            <div className={line.words}>
              <Skeleton shape="text" />
              <Skeleton shape="short" />
              <Skeleton shape="price" />
            </div>
            <div className={line.foot}>
              <Skeleton className={line.stepperSkeleton} />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className={contents.summarySkeleton} />
    </div>
  );
}
