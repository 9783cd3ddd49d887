import { Page } from '@dp/ui/navigation/page.tsx';
import type { ReactNode } from 'react';
import styles from './list-page.module.css';

/** A page whose last part is a product list. On wide screens its title stands over the products, beside the filters. */
export function ListPage({ children }: { children: ReactNode }) {
  return <Page className={styles.page}>{children}</Page>;
}
