import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ProductPicture as Shown } from '@dp/ui/products/product-picture.tsx';
import type { ChosenPictures } from './chosen-pictures.ts';
import styles from './photographs.module.css';
import { useTileDrag } from './use-tile-drag.ts';

interface GridProps {
  readonly pictures: ChosenPictures;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onMove: (id: string, place: number) => void;
}

/** A product's photographs in their order; one is selected, and a drag puts one in another's place. */
export function PhotographGrid({ pictures, ...rest }: GridProps) {
  const t = useTranslations('photographs');
  return (
    <ol className={styles.grid} aria-label={t('title')}>
      {pictures.map((picture, place) => (
        <Tile key={picture.id} picture={picture} place={place} of={pictures.length} {...rest} />
      ))}
    </ol>
  );
}

interface TileProps extends Omit<GridProps, 'pictures'> {
  readonly picture: ChosenPictures[number];
  readonly place: number;
  readonly of: number;
}

function Tile({ picture, place, of: count, selected, onSelect, onMove }: TileProps) {
  const t = useTranslations('photographs');
  const locale = useLocale();
  const { number } = useFormat();
  const { tile, state } = useTileDrag(picture.id, (dragged) => onMove(dragged, place));
  const alt = locale === 'ar' ? picture.alt_ar : picture.alt_en;
  return (
    <li ref={tile} className={styles.tile} data-drag={state}>
      <button
        type="button"
        className={styles.select}
        aria-pressed={selected === picture.id}
        aria-label={[t('place', { place: number(place + 1), count: number(count) }), alt]
          .filter((each) => each !== '')
          .join(': ')}
        onClick={() => onSelect(picture.id)}
      >
        <Shown picture={{ ...picture, alt }} sizes="140px" className={styles.thumbnail} />
        <span className={styles.number} aria-hidden>
          {place === 0 ? t('first') : number(place + 1)}
        </span>
      </button>
    </li>
  );
}
