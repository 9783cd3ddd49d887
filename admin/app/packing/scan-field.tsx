import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ScanBarcode } from 'lucide';
import { lazy, Suspense, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { signalScan } from '../sound/sounds.ts';
import styles from './packing.module.css';

const CameraScanner = lazy(() => import('./camera-scanner.tsx'));

/** Counts units by their barcode or SKU: typed, from a scanner that types, or by the camera. */
export function ScanField({ orders }: { orders: readonly number[] }) {
  const t = useTranslations('packing');
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState<{ text: string; isWrong: boolean }>();
  const [isCamera, setCamera] = useState(false);

  async function scan(code: string): Promise<void> {
    if (code.trim() === '') return;
    try {
      const { data } = await call('scanUnit', { body: { orders: [...orders], code } });
      signalScan('right');
      setWords({
        text: t('scanned', { picked: data.picked, quantity: data.quantity }),
        isWrong: false,
      });
      if (field.current) field.current.value = '';
    } catch (error) {
      signalScan('wrong');
      // Selected, so that the next scan replaces it and a typing mistake can be corrected.
      field.current?.select();
      setWords({ text: errorText(error), isWrong: true });
    }
    await revalidate();
  }

  return (
    <form
      className={styles.scan}
      onSubmit={(event) => {
        event.preventDefault();
        void scan(field.current?.value ?? '');
      }}
    >
      <TextField
        ref={field}
        name="code"
        label={t('scan')}
        dir="ltr"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={100}
        error={words?.isWrong ? words.text : undefined}
        hint={words?.isWrong === false ? words.text : t('scanHint')}
      />
      <Button
        look="secondary"
        icon={<Icon of={ScanBarcode} />}
        aria-expanded={isCamera}
        onClick={() => setCamera(!isCamera)}
      >
        {t(isCamera ? 'closeCamera' : 'camera')}
      </Button>
      <Suspense>{isCamera ? <CameraScanner onCode={scan} /> : null}</Suspense>
    </form>
  );
}
