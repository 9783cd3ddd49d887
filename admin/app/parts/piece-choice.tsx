import { Checkbox, type CheckboxProps } from '@dp/ui/fields/checkbox.tsx';
import { QuantityStepper } from '@dp/ui/fields/quantity-stepper.tsx';
import styles from './piece-choice.module.css';

export interface PieceChoiceProps extends Omit<CheckboxProps, 'checked' | 'onChange' | 'name'> {
  /** The product's name, to distinguish several steppers on a page. */
  readonly product: string;
  readonly units: number;
  readonly most: number;
  /** How many the box chooses when it is ticked. */
  readonly ticked: number;
  readonly onChange: (units: number) => void;
}

/** A line of an order of which pieces are chosen: a box to tick, and how many, where there are several. */
export function PieceChoice({
  product,
  units,
  most,
  ticked,
  onChange,
  ...checkbox
}: PieceChoiceProps) {
  return (
    <li className={styles.piece}>
      <Checkbox
        {...checkbox}
        name="lines"
        checked={units > 0}
        onChange={({ target }) => onChange(target.checked ? ticked : 0)}
      />
      {units > 0 && most > 1 ? (
        <QuantityStepper value={units} max={most} name={product} onChange={onChange} />
      ) : null}
    </li>
  );
}
