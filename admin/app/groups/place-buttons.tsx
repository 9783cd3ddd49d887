import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { ArrowDown, ArrowUp } from 'lucide';

/** Moves one of several records up or down. */
export function PlaceButtons({
  name,
  place,
  of: count,
  onMove,
}: {
  readonly name: string;
  /** From 0. */
  readonly place: number;
  readonly of: number;
  readonly onMove: (place: number) => void;
}) {
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
