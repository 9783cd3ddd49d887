import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { Select } from '@dp/ui/fields/select.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { call } from '../api/client.ts';
import styles from './crop-dialog.module.css';
import { usePictureErrorText } from './use-picture-error-text.ts';

const SHAPES = { free: undefined, square: 1, wide: 4 / 3 } as const;
type Shape = keyof typeof SHAPES;
const isShape = (value: string): value is Shape => value in SHAPES;
/** What of a picture the frame begins with where all shapes are open: its handles are seen to be movable. */
const NEARLY_ALL = 90;
const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

/** Cuts a part out of a photograph, and the same part out of its light pass; the whole one stays in the shop. */
export default function CropDialog({
  picture,
  mustBe,
  onCropped,
  onClose,
}: {
  readonly picture: StoredPictureFacts;
  /** The only shape that is of use, such as that of an icon; without it any is. */
  readonly mustBe?: 'square';
  /** Throws what refuses the part for its place, which is said in the dialog then. */
  readonly onCropped: (cropped: StoredPictureFacts) => void;
  readonly onClose: () => void;
}) {
  const t = useTranslations('photographs');
  const errorText = usePictureErrorText();
  const [shape, setShape] = useState<Shape>(mustBe ?? 'free');
  const [part, setPart] = useState<PercentCrop>(() =>
    partOf(shape, picture, mustBe === undefined ? NEARLY_ALL : 100),
  );
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function cut(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      const share = (percent: number) => Math.min(Math.max(percent / 100, 0), 1);
      const { data } = await call('cropPicture', {
        params: { id: picture.id },
        body: {
          left: share(part.x),
          top: share(part.y),
          width: share(part.width),
          height: share(part.height),
          light_id: picture.light_id,
        },
      });
      onCropped(data);
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(false);
    }
  }

  const failure = error === undefined ? undefined : errorText(error);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cropTitle')}
      description={t(mustBe === undefined ? 'cropText' : 'cropSquareText')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cropCancel')}
          </Button>
          <Button busy={busy} onClick={() => void cut()}>
            {t('cropDone')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {/* Left to right in both languages: it is about a picture. */}
        <div className={styles.stage} dir="ltr">
          <ReactCrop
            crop={part}
            onChange={(_, percent) => setPart(percent)}
            aspect={SHAPES[shape]}
            minWidth={24}
            minHeight={24}
            keepSelection
            ariaLabels={{
              cropArea: t('cropArea'),
              ...(Object.fromEntries(
                HANDLES.map((side) => [`${side}DragHandle`, t(`handles.${side}`)]),
              ) as Record<`${(typeof HANDLES)[number]}DragHandle`, string>),
            }}
          >
            <img
              className={styles.whole}
              src={`${picture.src}-${picture.widths.at(-1)}.webp`}
              width={picture.width}
              height={picture.height}
              alt=""
            />
          </ReactCrop>
        </div>
        {mustBe === undefined ? (
          <Select
            name="shape"
            label={t('shape')}
            options={(Object.keys(SHAPES) as Shape[]).map((value) => ({
              value,
              label: t(`shapes.${value}`),
            }))}
            value={shape}
            onChange={({ currentTarget: { value } }) => {
              if (!isShape(value)) return;
              setShape(value);
              setPart(partOf(value, picture, NEARLY_ALL));
            }}
            error={failure}
          />
        ) : failure === undefined ? null : (
          <FormAlert>{failure}</FormAlert>
        )}
      </div>
    </Dialog>
  );
}

/** The part to begin with, in a shape: `percent` of the picture's shorter side. */
function partOf(shape: Shape, { width, height }: StoredPictureFacts, percent: number): PercentCrop {
  const aspect = SHAPES[shape];
  const size = { unit: '%', width: percent, height: percent } as const;
  if (aspect === undefined) return centerCrop(size, width, height);
  const { width: _, ...tall } = size;
  const { height: __, ...wide } = size;
  const part = width / height > aspect ? tall : wide;
  return centerCrop(makeAspectCrop(part, aspect, width, height), width, height);
}
