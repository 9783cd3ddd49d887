import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import styles from './parcel.module.css';

/** How many pieces have which outcome; `sellable` is the rest. */
export type Split<O extends string> = Readonly<Record<O | 'sellable', number>>;

/** The split after one piece went from "sellable" to another outcome, or back; the same where there is none. */
function moved<O extends string>(split: Split<O>, outcome: O, by: 1 | -1): Split<O> {
  if (split.sellable - by < 0 || split[outcome] + by < 0) return split;
  return { ...split, sellable: split.sellable - by, [outcome]: split[outcome] + by };
}

type Other = 'b_stock' | 'written_off' | 'not_accepted';

/** What became of the pieces of a product: a count for each outcome, the first of which is the rest. */
export function OutcomeSplit<O extends Other>({
  split,
  outcomes,
  onChange,
}: {
  readonly split: Split<O>;
  readonly outcomes: readonly O[];
  readonly onChange: (split: Split<O>) => void;
}) {
  const t = useTranslations('parcels');
  const { number } = useFormat();
  const word = (outcome: Other | 'sellable') => t(`outcomes.${outcome}`);
  return (
    <>
      <p>{t('foundAs', { outcome: word('sellable'), quantity: number(split.sellable) })}</p>
      {outcomes.map((outcome) => (
        <div key={outcome} className={styles.split}>
          <span>
            {t('foundAs', {
              outcome: word(outcome),
              quantity: number(split[outcome]),
            })}
          </span>
          <Button
            look="secondary"
            size="small"
            aria-label={t('oneLess', { outcome: word(outcome) })}
            onClick={() => onChange(moved(split, outcome, -1))}
          >
            −
          </Button>
          <Button
            look="secondary"
            size="small"
            aria-label={t('oneMore', { outcome: word(outcome) })}
            onClick={() => onChange(moved(split, outcome, 1))}
          >
            +
          </Button>
        </div>
      ))}
    </>
  );
}
