import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Section } from '../parts/section.tsx';
import { ProductPicker } from './product-picker.tsx';
import { type SaleLine, withProduct, withQuantity } from './sale-lines.ts';
import { SaleLinesList } from './sale-lines-list.tsx';

type PhoneQuote = StaffCallOutput<'quotePhoneOrder'>['data'];

export interface SaleSectionProps {
  readonly lines: readonly SaleLine[];
  /** What the API said last of the lines. */
  readonly quoted: (Pick<PhoneQuote['order'], 'lines'> & Pick<PhoneQuote, 'stock'>) | undefined;
  readonly problemOf: (line: SaleLine, index: number) => string | undefined;
  /** About the lines as a whole. */
  readonly problem: string | undefined;
  readonly onChange: (lines: readonly SaleLine[]) => void;
}

/** The products of an order that is being written, and a search for more. */
export function SaleSection({ lines, quoted, problemOf, problem, onChange }: SaleSectionProps) {
  const t = useTranslations('orderForm');
  const indexOf = (line: SaleLine) => lines.indexOf(line);
  return (
    <Section title={t('lines')}>
      {problem === undefined ? null : <FormAlert>{problem}</FormAlert>}
      <SaleLinesList
        lines={lines}
        facts={(line) => ({
          unitPrice:
            quoted?.lines.find(({ sku }) => sku === line.sku)?.unit_price ?? line.unit_price,
          available: quoted?.stock.find(({ product_id: id }) => id === line.product_id)?.available,
          problem: problemOf(line, indexOf(line)),
        })}
        onChange={(id, quantity) => onChange(withQuantity(lines, id, quantity))}
      />
      <ProductPicker
        lines={lines}
        onAdd={({ id, sku, name, image, price }) =>
          onChange(withProduct(lines, { product_id: id, sku, name, image, unit_price: price }))
        }
      />
    </Section>
  );
}
