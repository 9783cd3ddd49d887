import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { ShopWordsName } from '@dp/contract/staff/shop-word-values.ts';
import { LanguagePreviews } from './preview-section.tsx';
import styles from './texts.module.css';

type Previews = StaffCallOutput<'previewShopWords'>['data'];

/** Words of the shop as it would show them under its settings of now, in both languages. */
export function WordsPreview({
  name,
  previews,
  onClose,
}: {
  readonly name: ShopWordsName;
  readonly previews: Previews;
  readonly onClose: () => void;
}) {
  return (
    <LanguagePreviews onClose={onClose}>
      {(language) =>
        name === 'promises' ? (
          <ul className={styles.section}>
            {Object.entries(previews[language]).map(([part, words]) => (
              <li key={part}>{words}</li>
            ))}
          </ul>
        ) : (
          Object.entries(previews[language]).map(([part, words]) =>
            part.endsWith('_title') ? (
              <h3 key={part} className={styles.pageTitle}>
                {words}
              </h3>
            ) : (
              <p key={part}>{words}</p>
            ),
          )
        )
      }
    </LanguagePreviews>
  );
}
