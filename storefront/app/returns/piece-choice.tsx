import type { ReturnReason } from '@dp/contract/return-values.ts';
import type { ReturnableLine } from '@dp/contract/returns.ts';
import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { QuantityStepper } from '@dp/ui/fields/quantity-stepper.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { smallPicture } from '../products/product-summary.ts';
import { unitsForAny } from './return-choices.ts';
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
  const { date, price } = useFormat();
  return (
    <fieldset className={styles.pieces}>
      <legend>{t('which')}</legend>
      {missing ? <FormAlert>{t('chooseSomething')}</FormAlert> : null}
      <ul>
        {lines.map((line) => {
          const { product_id: id, name, image } = line;
          const units = unitsForAny(line, reason);
          const quantity = pieces.get(id) ?? 0;
          const paid = line.paid[Math.max(quantity, 1) - 1];
          return (
            <li key={id} className={styles.piece}>
              <ProductPicture
                picture={image ? smallPicture(image) : undefined}
                sizes="64px"
                className={styles.picture}
              />
              <div className={styles.pieceWords}>
                <Checkbox
                  label={
                    <span className={styles.pieceName}>
                      <WholeWords text={name} />
                      {paid === undefined ? null : (
                        <bdi className={styles.price}>{price(paid)}</bdi>
                      )}
                    </span>
                  }
                  checked={quantity > 0}
                  disabled={units === 0}
                  onChange={({ target }) => onChange(id, target.checked ? 1 : 0)}
                />
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
    </fieldset>
  );
}
