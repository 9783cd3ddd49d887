import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { BrowserMultiFormatReader, type IScannerControls } from '@zxing/browser';
import { useEffect, useRef, useState } from 'react';
import { newReads } from './new-reads.ts';
import styles from './scan-field.module.css';

/** Reads barcodes with the back camera. */
export default function CameraScanner({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const t = useTranslations('scanning');
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    let controls: IScannerControls | undefined;
    let isOver = false;
    const isNew = newReads();
    new BrowserMultiFormatReader()
      .decodeFromConstraints(
        { video: { facingMode: 'environment' } },
        video.current ?? undefined,
        (result) => {
          const code = result?.getText();
          if (code !== undefined && isNew(code, performance.now())) void latest.current(code);
        },
      )
      .then(
        (started) => {
          controls = started;
          if (isOver) started.stop();
        },
        () => setRefused(true),
      );
    return () => {
      isOver = true;
      controls?.stop();
    };
  }, []);
  if (isRefused) return <FormAlert>{t('noCamera')}</FormAlert>;
  return <video ref={video} muted playsInline className={styles.video} aria-label={t('camera')} />;
}
