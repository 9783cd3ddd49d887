import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { type Box, restOf, unitsField } from './boxes.ts';
import styles from './packing.module.css';

export interface PackedLine {
  readonly product_id: number;
  readonly quantity: number;
  readonly name: string;
}

interface BoxFieldsProps {
  readonly lines: readonly PackedLine[];
  readonly boxes: readonly Box[];
  /** Which of them this is, from 0. */
  readonly place: number;
  readonly problem: (name: string) => string | undefined;
  readonly onChange: (box: Box) => void;
  readonly onRemove: () => void;
}

/** What is in one box of an order, and how it is to be handled. */
export function BoxFields({ lines, boxes, place, problem, onChange, onRemove }: BoxFieldsProps) {
  const t = useTranslations('packing');
  const { number } = useFormat();
  const box = boxes[place];
  if (box === undefined) return null;
  const isOnly = boxes.length === 1;
  return (
    <fieldset className={styles.box}>
      {isOnly ? null : (
        <legend>{t('parcelOf', { place: number(place + 1), of: number(boxes.length) })}</legend>
      )}
      {isOnly || place > 0 ? null : <Rest lines={lines} boxes={boxes} />}
      {place === 0
        ? null
        : lines.map(({ product_id: id, quantity, name }) => (
            <TextField
              key={id}
              name={unitsField(lines, box, place, id)}
              label={name}
              hint={t('unitsOf', { quantity })}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={box.units[id] ?? ''}
              onChange={({ target }) =>
                onChange({ ...box, units: { ...box.units, [id]: target.value } })
              }
              error={problem(unitsField(lines, box, place, id))}
            />
          ))}
      <Checkbox
        label={t('fragile')}
        checked={box.fragile}
        onChange={({ target }) => onChange({ ...box, fragile: target.checked })}
      />
      <TextField
        name={`parcels.${place}.weight_grams`}
        label={t('weight')}
        optional
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={box.weight}
        onChange={({ target }) => onChange({ ...box, weight: target.value })}
        error={problem(`parcels.${place}.weight_grams`)}
      />
      {place === 0 ? null : (
        <Button look="quiet" size="small" onClick={onRemove}>
          {t('removeBox')}
        </Button>
      )}
    </fieldset>
  );
}

/** What the first box takes: everything that no other does. */
function Rest({ lines, boxes }: Pick<BoxFieldsProps, 'lines' | 'boxes'>) {
  const t = useTranslations('packing');
  const { number } = useFormat();
  return (
    <ul className={styles.rest}>
      {lines.map((line) => {
        const units = restOf(line, boxes);
        return (
          <li key={line.product_id}>
            {t('pieces', { name: line.name, units: units >= 0 ? number(units) : '—' })}
          </li>
        );
      })}
    </ul>
  );
}
