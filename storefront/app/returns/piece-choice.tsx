import type { ReturnReason } from '@dp/contract/return-values.ts';
import type { ReturnableLine } from '@dp/contract/returns.ts';
import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import { QuantityStepper } from '@dp/ui/fields/quantity-stepper.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { CircleAlert } from 'lucide';
import { useId } from 'react';
import { smallPicture } from '../products/product-summary.ts';
import { unitsForAny } from './return-choices.ts';
import { ReturnGroup } from './return-group.tsx';
import styles from './returns.module.css';

export interface PieceChoiceProps {
  readonly lines: readonly ReturnableLine[];
  /** Undefined until one is chosen. */
  readonly reason: ReturnReason | undefined;
  /** How many of each product. */
  readonly pieces: ReadonlyMap<number, number>;
  /** Whether the form was sent without any. */
  readonly missing: boolean;
  readonly onChange: (productId: number, quantity: number) => void;
}

/** Which pieces of an order go back; a line of which nothing can is shown with the reason. */
export function PieceChoice({ lines, reason, pieces, missing, onChange }: PieceChoiceProps) {
  const t = useTranslations('returns');
  const orders = useTranslations('orders');
  const { price } = useFormat();
  const { date } = useDates();
  const missingId = useId();
  return (
    <ReturnGroup place={1} legend={t('which')}>
      {missing ? (
        <p id={missingId} className={styles.missing}>
          <Icon of={CircleAlert} size={16} />
          {t('chooseSomething')}
        </p>
      ) : null}
      <ul className={styles.pieces}>
        {lines.map((line) => {
          const { product_id: id, name, image, kelvin } = line;
          const units = unitsForAny(line, reason);
          const quantity = pieces.get(id) ?? 0;
          const paid = line.paid[Math.max(quantity, 1) - 1];
          return (
            <li key={id} className={styles.piece}>
              <Checkbox
                name="pieces"
                value={id}
                label={
                  <span className={styles.pieceLabel}>
                    <ProductPicture
                      picture={image ? smallPicture(image) : undefined}
                      sizes="64px"
                      kelvin={kelvin ?? undefined}
                      className={styles.picture}
                    />
                    <span className={styles.pieceName}>
                      <WholeWords text={name} />
                      {paid === undefined ? null : (
                        <span className={styles.price}>
                          {quantity > 0 || line.quantity === 1 ? (
                            <bdi>{price(paid)}</bdi>
                          ) : (
                            orders.rich('quantityTimes', {
                              count: line.quantity,
                              amount: price(paid),
                              price: (words) => <bdi>{words}</bdi>,
                            })
                          )}
                        </span>
                      )}
                    </span>
                  </span>
                }
                checked={quantity > 0}
                disabled={units === 0}
                {...(missing && units > 0
                  ? { 'aria-invalid': true, 'aria-describedby': missingId }
                  : {})}
                onChange={({ target }) => onChange(id, target.checked ? 1 : 0)}
              />
              <div className={styles.pieceWords}>
                {reason === 'defective' && line.warranty !== null && line.warranty.units > 0 ? (
                  <span className={styles.soft}>
                    {t('warrantyUntil', { day: date(line.warranty.until) })}
                  </span>
                ) : null}
                {units === 0 ? <span className={styles.soft}>{t('notPossible')}</span> : null}
                {quantity > 0 && units > 1 ? (
                  <span className={styles.many}>
                    <QuantityStepper
                      value={quantity}
                      max={units}
                      name={name}
                      onChange={(next) => onChange(id, next)}
                    />
                    <span className={styles.soft}>{t('of', { count: units })}</span>
                  </span>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </ReturnGroup>
  );
}
