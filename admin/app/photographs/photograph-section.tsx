import { PRODUCT_PICTURES_MAX } from '@dp/contract/staff/picture-values.ts';
import type { ProductPicture, StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Lightbulb } from 'lucide';
import { lazy, Suspense, useRef, useState } from 'react';
import { Section } from '../parts/section.tsx';
import { type ChosenPictures, changed, moved, takenOff, withNew } from './chosen-pictures.ts';
import { DropArea } from './drop-area.tsx';
import { PhotographDetails } from './photograph-details.tsx';
import { PhotographGrid } from './photograph-grid.tsx';
import styles from './photographs.module.css';
import { TakenOff } from './taken-off.tsx';
import { UploadList } from './upload-list.tsx';
import { useLampPair } from './use-lamp-pair.ts';
import { useUploads } from './use-uploads.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));
const LampPairDialog = lazy(() => import('./lamp-pair-dialog.tsx'));

/**
 * The photographs of a product: sent to the shop at once, and the product's once it is saved. Until then every
 * one that was taken off can be put back.
 */
export function PhotographSection({
  pictures,
  saved,
  onChange,
  problem,
}: {
  readonly pictures: ChosenPictures;
  /** As the product has them by now. */
  readonly saved: ChosenPictures;
  readonly onChange: (pictures: ChosenPictures) => void;
  /** What is wrong with a field, such as `pictures.0.alt_ar`. */
  readonly problem: (name: string) => string | undefined;
}) {
  const t = useTranslations('photographs');
  // Several uploads may end before the page is rendered again.
  const latest = useRef(pictures);
  latest.current = pictures;
  /** Taken off since the product was saved last. */
  const [off, setOff] = useState<{
    readonly since: ChosenPictures;
    readonly all: ChosenPictures;
  }>();
  const lately = off?.since === saved ? off.all : [];
  const [selected, setSelected] = useState<string>();
  const [isCropping, setCropping] = useState(false);
  const [isPairing, setPairing] = useState(false);
  const lampPair = useLampPair();
  const { uploads, add, cancel, retry } = useUploads(take);

  function show(next: ChosenPictures): void {
    const left = takenOff(latest.current, next);
    if (left.length > 0) setOff({ since: saved, all: [...left, ...lately] });
    latest.current = next;
    onChange(next);
  }

  function take(stored: StoredPictureFacts): void {
    const next = withNew(latest.current, stored);
    if (next === undefined) showToast(t('alreadyThere'));
    else if (next.length > PRODUCT_PICTURES_MAX) showTooMany();
    else show(next);
  }

  function showTooMany(): void {
    showToast(t('tooMany', { count: PRODUCT_PICTURES_MAX }), { look: 'danger' });
  }

  function addFiles(files: readonly File[]): void {
    const onTheirWay = uploads.filter(({ state }) => state !== 'failed').length;
    const room = Math.max(PRODUCT_PICTURES_MAX - pictures.length - onTheirWay, 0);
    if (files.length > room) showTooMany();
    add(files.slice(0, room));
  }

  const place = pictures.findIndex(({ id }) => id === selected);
  const picture = pictures[place];
  const restorable = takenOff([...lately, ...saved], pictures);
  return (
    <Section title={t('title')} text={t('text')}>
      {pictures.length === 0 ? null : (
        <PhotographGrid
          pictures={pictures}
          selected={selected}
          onSelect={(id) => setSelected(id === selected ? undefined : id)}
          onMove={(id, to) => show(moved(pictures, id, to))}
        />
      )}
      {picture === undefined ? null : (
        <PhotographDetails
          picture={picture}
          place={place}
          count={pictures.length}
          problem={(name) => problem(`pictures.${place}.${name}`)}
          onChange={(change) => show(changed(pictures, picture.id, change))}
          onMove={(to) => show(moved(pictures, picture.id, to))}
          onCrop={() => setCropping(true)}
          onRemove={() => show(pictures.filter((each) => each !== picture))}
        />
      )}
      <DropArea onFiles={addFiles} />
      <div className={styles.pair}>
        <Button
          look="secondary"
          icon={<Icon of={Lightbulb} />}
          onClick={() =>
            pictures.length < PRODUCT_PICTURES_MAX ? setPairing(true) : showTooMany()
          }
        >
          {t('lamp.open')}
        </Button>
        <p className={styles.hint}>{t('lamp.hint')}</p>
      </div>
      {uploads.length === 0 ? null : (
        <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
      )}
      {restorable.length === 0 ? null : <TakenOff pictures={restorable} onPutBack={putBack} />}
      <Suspense>
        {picture !== undefined && isCropping ? (
          <CropDialog
            picture={picture}
            onCropped={(cropped) => {
              setCropping(false);
              show(changed(latest.current, picture.id, cropped));
              setSelected(cropped.id);
            }}
            onClose={() => setCropping(false)}
          />
        ) : null}
        {isPairing ? (
          <LampPairDialog
            pair={lampPair}
            onMade={(picture) => {
              setPairing(false);
              take(picture);
            }}
            onClose={() => setPairing(false)}
          />
        ) : null}
      </Suspense>
    </Section>
  );

  function putBack(returning: ProductPicture): void {
    if (pictures.length >= PRODUCT_PICTURES_MAX) showTooMany();
    else show([...pictures, returning]);
  }
}
