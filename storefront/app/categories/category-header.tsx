import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Breadcrumb } from '@dp/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '@dp/ui/navigation/page-header.tsx';
import { ChipLink } from '@dp/ui/parts/chip.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { largestPicture } from '../products/structured-data.ts';
import styles from './category-header.module.css';
import type { CategoryHead } from './load-categories.ts';

/** The head of a category's product page, with the chips of its sub-categories. */
export function CategoryHeader({ head, page }: { head: CategoryHead; page: number }) {
  const t = useTranslations('catalog');
  const { category, parent } = head;
  const title = page > 1 ? `${category.name} - ${t('pageNumber', { page })}` : category.name;
  return (
    <div className={styles.header}>
      <PageMeta
        title={title}
        // The same products are at two paths of specification §2.
        path={`/products-category/${category.id}`}
        {...(category.description === '' ? {} : { description: category.description })}
        {...(category.picture ? { image: largestPicture(category.picture) } : {})}
        {...(page > 1 ? { page } : {})}
      />
      <div className={styles.trail}>
        <Breadcrumb
          items={[
            { label: t('categories'), to: '/categories/' },
            ...(parent === undefined
              ? []
              : [{ label: parent.name, to: `/products-category/${parent.id}` }]),
            { label: category.name },
          ]}
        />
      </div>
      <PageHeader
        title={category.name}
        backTo={parent === undefined ? '/categories/' : `/products-category/${parent.id}`}
      />
      {category.description === '' ? null : (
        <p className={styles.description}>{category.description}</p>
      )}
      <Parts head={head} />
    </div>
  );
}

/** The parts of a category, or of the one above when it has none: one step from any to any other. */
function Parts({ head }: { head: CategoryHead }) {
  const t = useTranslations('catalog');
  const { category, parent, children } = head;
  const whole = children.length > 0 ? { ...category, children } : parent;
  if (whole === undefined) return null;
  return (
    <nav aria-label={t('subCategories')}>
      <ul className={styles.chips}>
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

/** The header while it loads. */
export function CategoryHeaderSkeleton() {
  return (
    <div aria-busy className={styles.header}>
      <div className={styles.trail}>
        <Skeleton shape="short" />
      </div>
      <div className={styles.titleSkeleton}>
        <Skeleton shape="title" />
      </div>
      <Skeleton shape="text" />
    </div>
  );
}
