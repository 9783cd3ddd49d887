import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import styles from './address-form-skeleton.module.css';

const FIELDS = ['name', 'mobile', 'state', 'city', 'street', 'details', 'landmark'];

/** The address form while its governorates are on their way. */
export function AddressFormSkeleton() {
  return (
    <div className={styles.form} aria-busy>
      {FIELDS.map((field) => (
        <div key={field} className={styles.field}>
          <Skeleton shape="short" />
          <Skeleton className={styles.box} />
        </div>
      ))}
    </div>
  );
}
