import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Lightbulb } from 'lucide';
import styles from './blank-page.module.css';

/** The page before its scripts run, in any language. */
export function BlankPage() {
  return (
    <main className={styles.blank}>
      <span className={styles.mark}>
        <Icon of={Lightbulb} size={28} />
      </span>
    </main>
  );
}

/** When not even the texts could be loaded; it therefore has its own words, in both languages. */
export function BrokenPage({ error }: { error: unknown }) {
  if (import.meta.env.DEV) throw error;
  return (
    <main className={styles.blank} role="alert">
      <span className={styles.mark}>
        <Icon of={Lightbulb} size={28} />
      </span>
      <p lang="ar" dir="rtl" className={styles.words}>
        تعذّر فتح الصفحة. تأكد من الاتصال ثم أعد تحميلها.
      </p>
      <p lang="en" dir="ltr" className={styles.words}>
        The page could not be opened. Check the connection and load it again.
      </p>
      <Button onClick={() => location.reload()}>↻</Button>
    </main>
  );
}
