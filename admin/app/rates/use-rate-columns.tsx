import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { Column } from '../parts/data-list.tsx';
import type { DeliveryRate } from './delivery-rate.ts';
import { useRateWords } from './use-rate-words.ts';

interface Rated {
  readonly name: string;
  readonly rate: DeliveryRate | null;
}

/**
 * Columns of places with their own rates.
 *
 * @param place heading of the names.
 * @param none what is said of a place without a rate of its own.
 * @param inherited the rate that holds there.
 */
export function useRateColumns<Row extends Rated>({
  place,
  none,
  inherited = null,
}: {
  readonly place: string;
  readonly none: string;
  readonly inherited?: DeliveryRate | null;
}): readonly Column<Row>[] {
  const t = useTranslations('rates');
  const words = useRateWords();
  const inForce = ({ rate }: Row, say: (rate: DeliveryRate) => string) => {
    const known = rate ?? inherited;
    return known === null ? '—' : say(known);
  };
  return [
    { key: 'place', header: place, card: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'cost',
      header: t('cost'),
      card: 'side',
      cell: ({ rate }) => (rate === null ? none : <bdi>{words.cost(rate)}</bdi>),
    },
    {
      key: 'free',
      header: t('freeOver'),
      cell: (row) => inForce(row, words.freeOver),
    },
    {
      key: 'days',
      header: t('days'),
      cell: (row) => inForce(row, words.days),
    },
  ];
}
