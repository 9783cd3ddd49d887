import type { ReturnPeriod } from '@dp/contract/return-values.ts';
import type { StaffReturnableLine } from '@dp/contract/staff/returns.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { PieceChoice } from '../parts/piece-choice.tsx';
import { Section } from '../parts/section.tsx';
import styles from './returns.module.css';

export interface ReturnedPiecesProps {
  readonly lines: readonly StaffReturnableLine[];
  /** That of the reason, once there is one. */
  readonly period: ReturnPeriod | undefined;
  /** How many, by the products. */
  readonly chosen: ReadonlyMap<number, number>;
  readonly problem: string | undefined;
  readonly onChange: (productId: number, units: number) => void;
}

/** Which pieces of an order come back; whether that is in time is said at each. */
export function ReturnedPieces({ lines, period, chosen, problem, onChange }: ReturnedPiecesProps) {
  const t = useTranslations('returns');
  return (
    <Section title={t('open.which')}>
      {problem === undefined ? null : <FormAlert>{t('open.chooseSome')}</FormAlert>}
      <ul>
        {lines.map((line) => (
          <Piece
            key={line.product_id}
            line={line}
            period={period}
            units={chosen.get(line.product_id) ?? 0}
            wrong={problem !== undefined}
            onChange={(units) => onChange(line.product_id, units)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface PieceProps extends Pick<ReturnedPiecesProps, 'period'> {
  readonly line: StaffReturnableLine;
  readonly units: number;
  readonly wrong: boolean;
  readonly onChange: (units: number) => void;
}

function Piece({ line, period, units, wrong, onChange }: PieceProps) {
  const t = useTranslations('returns');
  const locale = useLocale();
  const { number, price } = useFormat();
  const { dayMonth } = useDates();
  const { left, image } = line;
  const own = period === undefined ? null : line[period];
  const isLate = own !== null && Math.max(units, 1) > own.units;
  const paid = line.paid[Math.max(units, 1) - 1];
  return (
    <PieceChoice
      product={line.name[locale]}
      units={units}
      most={left}
      ticked={1}
      onChange={onChange}
      disabled={left === 0}
      aria-invalid={wrong && left > 0 ? true : undefined}
      label={
        <span className={styles.pieceLabel}>
          <ProductPicture picture={image ?? undefined} sizes="48px" className={styles.picture} />
          <span className={styles.pieceWords}>
            <bdi>{line.name[locale]}</bdi>
            <span className={styles.soft}>
              {t('open.left', { count: left, number: number(left) })}
              {left === 0 || own === null ? null : (
                <> · {t(isLate ? 'open.over' : 'open.until', { day: dayMonth(own.until) })}</>
              )}
            </span>
          </span>
        </span>
      }
      detail={paid === undefined ? undefined : <bdi>{price(paid)}</bdi>}
    />
  );
}
