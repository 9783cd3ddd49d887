import { SECTION_COUNT_MAX } from '@dp/contract/staff/home-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { call } from '../api/client.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useLatestAnswer } from '../api/use-latest-answer.ts';
import { ProductRow, ProductRows } from '../product-choice/product-rows.tsx';
import styles from './home-page.module.css';
import { chosenBy, type SectionFields } from './section-fields.ts';

/** Products that are named; more would hide the rest of the form. */
const FIRST = 8;

/**
 * What the section would show now were it the first: how many products there are for it, and the first that it shows.
 */
export function SectionPreview({ fields }: { readonly fields: SectionFields }) {
  const t = useTranslations('homePage');
  const { number } = useFormat();
  const errorText = useErrorText();
  const chosen = chosenBy(fields);
  const { count, selection } = chosen;
  const isComplete =
    count >= 1 &&
    count <= SECTION_COUNT_MAX &&
    !('products' in selection && selection.products.length === 0);
  const { data, error, pending } = useLatestAnswer(
    isComplete ? chosen : undefined,
    (body, signal) => call('previewSection', { body, signal }),
  );
  const shown = isComplete ? data?.data : undefined;
  return (
    <div className={styles.preview} aria-busy={pending || undefined}>
      <span className={styles.soft}>{t('preview')}</span>
      <p role="status" className={styles.strong}>
        {!isComplete
          ? t('previewNone')
          : error !== undefined
            ? errorText(error)
            : shown && t('found', { count: shown.found, number: number(shown.found) })}
      </p>
      {shown === undefined || shown.first.length === 0 ? null : (
        <>
          <ProductRows ordered label={t('preview')}>
            {shown.first.slice(0, FIRST).map((product) => (
              <ProductRow key={product.id} product={product} />
            ))}
          </ProductRows>
          <p className={styles.soft}>{t('previewRest')}</p>
        </>
      )}
    </div>
  );
}
