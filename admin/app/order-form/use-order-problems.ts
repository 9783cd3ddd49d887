import type { OrderDifference } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { type FieldProblem, StaffApiError } from '../api/staff-api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useFieldText } from '../api/use-field-text.ts';
import type { SaleLine } from './sale-lines.ts';

/** The problems of an order that is being entered. */
export interface Obstacles {
  /** Why it cannot be priced or saved. */
  readonly error: unknown;
  /** Of the last answer: what is short. */
  readonly differences: readonly OrderDifference[];
  /** What cannot even be asked, by its path in the call's body. */
  readonly unasked: Readonly<Record<string, FieldProblem>>;
}

/** The words for obstacles, each beside what it concerns. */
export function useOrderProblems({ error, differences, unasked }: Obstacles) {
  const t = useTranslations('orderForm');
  const fieldText = useFieldText();
  const refusalText = useRefusalText();
  const fields = error instanceof StaffApiError ? error.fields : {};
  const code = error instanceof StaffApiError ? error.code : undefined;

  function ofLine({ product_id: id }: SaleLine, index: number): string | undefined {
    if (fields[`lines.${index}.product_id`] !== undefined) return t('problems.notForSale');
    const short = differences.find((one) => 'product_id' in one && one.product_id === id);
    if (short?.kind === 'stock') return t('problems.stock', { count: short.available });
    if (short?.kind === 'missing') return t('problems.notForSale');
    return fieldText(fields[`lines.${index}.quantity`]);
  }

  function ofField(name: string): string | undefined {
    if (name === 'lines' && fields[name] !== undefined) return t('problems.noLines');
    if (name === 'address.city_id' && code === 'delivery_unavailable') return refusalText(error);
    return fieldText(unasked[name] ?? fields[name]);
  }

  const isMarked = differences.length > 0 || Object.keys(unasked).length > 0;
  return {
    ofLine,
    ofField,
    /** Above the button that saves; undefined while nothing is in the way. */
    general:
      error === undefined ? (isMarked ? t('problems.marked') : undefined) : refusalText(error),
    blocked: error !== undefined || isMarked,
  };
}

/** The words for a refused order as a whole. */
export function useRefusalText(): (error: unknown) => string {
  const t = useTranslations('orderForm');
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof StaffApiError)) return errorText(error);
    if (error.code === 'order_not_editable') {
      const { packing, state } = error.data;
      if (packing === 'packed' && (state === 'draft' || state === 'ongoing')) {
        return t('problems.packed');
      }
      return t(state === 'cancelled' ? 'problems.cancelled' : 'problems.left');
    }
    if (error.code === 'order_differs') return t('problems.differs');
    return errorText(error);
  };
}
