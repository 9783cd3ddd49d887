import { CopyButton } from './copy-button.tsx';
import styles from './kiosk-code.module.css';

/** In groups of three, on one line. */
export function groupedNumber(number: string): string {
  return number.replace(/(\d{3})(?=\d)/g, '$1\u00a0');
}

/** A number to pay with at a kiosk, in groups that can be read out, and the button that copies it. */
export function KioskCode({ number }: { readonly number: string }) {
  return (
    <div className={styles.code}>
      <bdi dir="ltr" className={styles.number}>
        {groupedNumber(number)}
      </bdi>
      <CopyButton text={number} />
    </div>
  );
}
