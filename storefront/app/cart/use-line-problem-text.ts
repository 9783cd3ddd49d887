import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { LineProblem } from './cart-view.ts';

/** The message why a line cannot be ordered. */
export function useLineProblemText(): (problem: LineProblem) => string {
  const t = useTranslations('cart');
  return (problem) => {
    if (problem.kind === 'sold-out') return t('soldOut');
    return t(problem.kind === 'short' ? 'onlyLeft' : 'overLimit', { count: problem.most });
  };
}
