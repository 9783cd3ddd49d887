import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide';
import { useEffect, useRef } from 'react';
import styles from './groups.module.css';
import { useRowDrag } from './use-row-drag.ts';

export interface PlaceButtonsProps {
  readonly name: string;
  /** From 0. */
  readonly place: number;
  readonly of: number;
  readonly onMove: (place: number) => void;
}

/** Moves one of several records up or down. */
export function PlaceButtons({ name, place, of: count, onMove }: PlaceButtonsProps) {
  const t = useTranslations('groups');
  return (
    <>
      <IconButton
        label={t('earlier', { name })}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <Icon of={ArrowUp} />
      </IconButton>
      <IconButton
        label={t('later', { name })}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      >
        <Icon of={ArrowDown} />
      </IconButton>
    </>
  );
}

/**
 * Moves the row of a list: by its handle, which is dragged or takes the arrow keys, Home and End, or by buttons.
 *
 * @param list names the list, since rows are dropped on those of their own alone.
 */
export function RowPlace({ list, ...props }: PlaceButtonsProps & { readonly list: string }) {
  const t = useTranslations('groups');
  const { name, place, of: count, onMove } = props;
  const handle = useRowDrag({ list, place, onMove });
  /** The place that a key has sent the row to, where its handle keeps the focus. */
  const sent = useRef<number>(undefined);
  useEffect(() => {
    if (sent.current === place) handle.current?.focus();
    sent.current = undefined;
  }, [place, handle]);
  return (
    <>
      <IconButton
        ref={handle}
        label={t('drag', { name })}
        className={styles.handle}
        onKeyDown={(event) => {
          const wanted = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[
            event.key
          ];
          if (wanted === undefined) return;
          event.preventDefault();
          if (wanted === place || wanted < 0 || wanted >= count) return;
          sent.current = wanted;
          onMove(wanted);
        }}
      >
        <Icon of={GripVertical} />
      </IconButton>
      <PlaceButtons {...props} />
    </>
  );
}
