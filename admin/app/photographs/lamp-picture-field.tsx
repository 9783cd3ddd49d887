import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Lightbulb } from 'lucide';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { PictureField } from './picture-field.tsx';
import { useLampPair } from './use-lamp-pair.ts';

const LampPairDialog = lazy(() => import('./lamp-pair-dialog.tsx'));

type LampPictureFieldProps = Pick<
  ComponentProps<typeof PictureField>,
  'picture' | 'words' | 'uploading' | 'onRemove'
> &
  Pick<ComponentProps<typeof LampPairDialog>, 'onMade'>;

/** The one photograph of a record: a file, or two of a lamp, off and on. */
export function LampPictureField({ onMade, ...field }: LampPictureFieldProps) {
  const t = useTranslations('photographs');
  const pair = useLampPair();
  const [isPairing, setPairing] = useState(false);
  return (
    <>
      <PictureField
        {...field}
        more={
          <Button
            look="secondary"
            size="small"
            icon={<Icon of={Lightbulb} size={18} />}
            onClick={() => setPairing(true)}
          >
            {t('lamp.open')}
          </Button>
        }
      />
      <Suspense>
        {isPairing ? (
          <LampPairDialog
            pair={pair}
            onMade={(picture) => {
              setPairing(false);
              field.uploading.cancelAll();
              onMade(picture);
            }}
            onClose={() => setPairing(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
