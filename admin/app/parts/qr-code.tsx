import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** A text as a QR code, dark on light in both themes, as scanners expect. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path className={styles.ground} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={styles.dots} d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
