import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ChipLink } from '@dp/ui/parts/chip.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { useEffect, useRef } from 'react';
import { ListHeader } from '../layout/list-header.tsx';
import { ListTrail, ListTrailSkeleton } from '../layout/list-trail.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { largestPicture } from '../products/largest-picture.ts';
import styles from './category-header.module.css';
import type { CategoryHead } from './load-categories.ts';

/** The head of a category's product page; its parts stick to the page, so they are its direct children. */
export function CategoryHeader({ head, page }: { head: CategoryHead; page: number }) {
  const t = useTranslations('catalog');
  const { category, parent } = head;
  const title = page > 1 ? `${category.name} - ${t('pageNumber', { page })}` : category.name;
  return (
    <>
      <PageMeta
        title={title}
        // The same products are at two paths of specification §2.
        path={`/products-category/${category.id}`}
        {...(category.description === '' ? {} : { description: category.description })}
        {...(category.picture ? { image: largestPicture(category.picture) } : {})}
        {...(page > 1 ? { page } : {})}
      />
      <ListTrail
        items={[
          { label: t('categories'), to: '/categories/' },
          ...(parent === undefined
            ? []
            : [{ label: parent.name, to: `/products-category/${parent.id}` }]),
          { label: category.name },
        ]}
      />
      <ListHeader
        title={category.name}
        backTo={parent === undefined ? '/categories/' : `/products-category/${parent.id}`}
      />
      {category.description === '' ? null : (
        <p data-about className={styles.description}>
          {category.description}
        </p>
      )}
    </>
  );
}

/** The parts of a category, or of the one above when it has none: one step from any to any other. */
export function CategoryParts({ head }: { head: CategoryHead }) {
  const t = useTranslations('catalog');
  const { category, parent, children } = head;
  const whole = children.length > 0 ? { ...category, children } : parent;
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (row.current !== null) showCurrent(row.current);
  }, []);
  if (whole === undefined) return null;
  return (
    <nav aria-label={t('subCategories')}>
      <ul ref={row} className={styles.chips}>
        <li>
          <ChipLink
            to={`/products-category/${whole.id}`}
            prefetch="intent"
            aria-current={whole.id === category.id ? 'page' : undefined}
          >
            {t('all')}
          </ChipLink>
        </li>
        {whole.children.map(({ id, name }) => (
          <li key={id}>
            <ChipLink
              to={`/product/list/${id}`}
              prefetch="intent"
              aria-current={id === category.id ? 'page' : undefined}
            >
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The parts while they load. */
export function CategoryPartsSkeleton() {
  return (
    <div aria-hidden className={styles.chips}>
      {Array.from({ length: 5 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical elements that never move.
        <Skeleton key={index} className={styles.chipSkeleton} />
      ))}
    </div>
  );
}

/** Scrolls a row of chips to the current one, behind the one before it where both have room; the page does not move. */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector('[aria-current]')?.parentElement;
  const before = current?.previousElementSibling;
  if (!current || !before) return;
  const shown = row.getBoundingClientRect();
  const [last, first] = [current, before].map((chip) => chip.getBoundingClientRect());
  if (last === undefined || first === undefined) return;
  const both = Math.max(last.right, first.right) - Math.min(last.left, first.left);
  const begins = both < shown.width * 0.8 ? first : last;
  const rtl = getComputedStyle(row).direction === 'rtl';
  // The row snaps to the beginning of the chip.
  row.scrollBy(rtl ? begins.right - shown.right : begins.left - shown.left, 0);
}

/** The header while it loads. */
export function CategoryHeaderSkeleton() {
  return (
    <>
      <ListTrailSkeleton />
      <div aria-busy data-title className={styles.titleSkeleton}>
        <Skeleton shape="title" />
      </div>
      <div data-about className={styles.aboutSkeleton}>
        <Skeleton className={styles.lineSkeleton} />
      </div>
    </>
  );
}
