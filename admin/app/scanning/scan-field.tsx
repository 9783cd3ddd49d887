import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ScanBarcode } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import styles from './scan-field.module.css';
import type { Scans } from './use-scans.ts';

const CameraScanner = lazy(() => import('./camera-scanner.tsx'));

export interface ScanFieldProps {
  readonly scans: Scans;
  readonly label: string;
  readonly hint: string;
}

/** Takes one code: typed, from a scanner that types, or by the camera. */
export function ScanField({ scans: { scan, answer, field }, label, hint }: ScanFieldProps) {
  const t = useTranslations('scanning');
  const [isCamera, setCamera] = useState(false);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const code = field.current?.value.trim() ?? '';
        if (code !== '') void scan([code]);
      }}
    >
      <TextField
        ref={field}
        name="code"
        label={label}
        dir="ltr"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={100}
        error={answer?.isRefused ? answer.words : undefined}
        hint={answer?.isRefused === false ? (answer.words ?? hint) : hint}
      />
      <Button
        look="secondary"
        icon={<Icon of={ScanBarcode} />}
        aria-expanded={isCamera}
        onClick={() => setCamera(!isCamera)}
      >
        {t(isCamera ? 'closeCamera' : 'camera')}
      </Button>
      <Suspense>{isCamera ? <CameraScanner onCode={(code) => scan([code])} /> : null}</Suspense>
    </form>
  );
}
