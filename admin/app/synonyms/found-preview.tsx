import { isShown } from '@dp/contract/staff/is-shown.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useLatestAnswer } from '../api/use-latest-answer.ts';
import listStyles from '../home-page/home-page.module.css';
import { findChoosable } from '../product-choice/product-finder.tsx';
import { ProductRow, ProductRows } from '../product-choice/product-rows.tsx';

/** Products that are shown; more would hide the form. */
const FIRST = 4;

/** What a word would find once it means the same as another: the first that the other finds now. */
export function FoundPreview({
  synonym,
  phrase,
}: {
  readonly synonym: string;
  readonly phrase: string;
}) {
  const t = useTranslations('synonyms');
  const text = phrase.trim();
  const isComplete = text !== '' && synonym.trim() !== '';
  const { data, pending } = useLatestAnswer(isComplete ? { text } : undefined, findChoosable);
  if (!isComplete || data === undefined) return null;
  const found = data.data.filter(isShown).slice(0, FIRST);
  const label = t(found.length === 0 ? 'willFindNothing' : 'willFind', { synonym, phrase });
  return (
    <div className={listStyles.preview} aria-busy={pending || undefined}>
      <p role="status" className={listStyles.soft}>
        {label}
      </p>
      {found.length === 0 ? null : (
        <ProductRows label={label} ordered>
          {found.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </ProductRows>
      )}
    </div>
  );
}
