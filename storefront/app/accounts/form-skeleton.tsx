import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { AccountPage } from '../page/account-page.tsx';
import { FormColumns } from '../page/form-columns.tsx';
import { FormLamp } from '../page/form-lamp.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import styles from './code-skeleton.module.css';

/** Skeleton of a form page until the session is known. */
export function FormSkeleton({ title, fields }: { title: string; fields: number }) {
  return (
    <AccountPage>
      <PageMeta title={title} noIndex />
      <PageHeader title={title} backTo="/profile" />
      <FormColumns beside={<Skeleton shape="block" />}>
        <FormLamp />
        <div className={styles.hold} aria-busy>
          {Array.from({ length: fields + 1 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places, not things.
            <Skeleton key={index} shape="row" />
          ))}
        </div>
      </FormColumns>
    </AccountPage>
  );
}
