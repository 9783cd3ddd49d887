import { TAG, TAG_MAX_LENGTH, TAGS_MAX } from '@dp/contract/staff/product-values.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Chip, RemovableChip } from '@dp/ui/parts/chip.tsx';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useFieldText } from '../api/use-field-text.ts';
import styles from './products.module.css';

/** Tags that are suggested at a time. */
const SUGGESTED = 8;

/** The shop's own words for a product: those that it has, a field to add one, and those of other products. */
export function TagsField({
  tags,
  onChange,
  error,
}: {
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly error: string | undefined;
}) {
  const t = useTranslations('products');
  const fieldText = useFieldText();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  /** Undefined until the field is used: only then are they read. */
  const [known, setKnown] = useState<readonly string[]>();
  const typed = tagOf(text);
  const suggested =
    known?.filter((tag) => tag.includes(typed) && !tags.includes(tag)).slice(0, SUGGESTED) ?? [];

  async function readKnown(): Promise<void> {
    if (known !== undefined) return;
    setKnown([]);
    // Without suggestions a tag is typed.
    await call('listProductTags', {}).then(
      ({ data }) => setKnown(data),
      () => setKnown(undefined),
    );
  }
  function add(tag: string): void {
    if (tag === '') return;
    setWrong(!TAG.test(tag));
    if (!TAG.test(tag)) return;
    setText('');
    if (!tags.includes(tag)) onChange([...tags, tag]);
  }

  return (
    <div className={styles.tags}>
      {tags.length >= TAGS_MAX ? (
        <p className={styles.soft}>{t('enoughTags', { most: TAGS_MAX })}</p>
      ) : (
        <div className={styles.addTag}>
          <TextField
            label={t('tags')}
            hint={t('tagsHint')}
            value={text}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={TAG_MAX_LENGTH}
            optional
            error={isWrong ? fieldText('tag_invalid') : error}
            onFocus={() => void readKnown()}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setWrong(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ',') return;
              // Enter must not send the form around it.
              event.preventDefault();
              add(typed);
            }}
            // What was typed and not added is not lost when the form is sent.
            onBlur={({ relatedTarget }) => {
              if (!(relatedTarget instanceof HTMLElement && relatedTarget.dataset.tag)) add(typed);
            }}
          />
          <Button look="secondary" onClick={() => add(typed)}>
            {t('addTag')}
          </Button>
        </div>
      )}
      {suggested.length === 0 || tags.length >= TAGS_MAX ? null : (
        <ul className={styles.chips} aria-label={t('suggestedTags')}>
          {suggested.map((tag) => (
            <li key={tag}>
              <Chip data-tag={tag} aria-label={t('useTag', { tag })} onClick={() => add(tag)}>
                <bdi dir="ltr">+ {tag}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {tags.length === 0 ? null : (
        <ul className={styles.chips} aria-label={t('chosenTags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <RemovableChip
                removeLabel={t('removeTag', { tag })}
                onRemove={() => onChange(tags.filter((each) => each !== tag))}
              >
                <bdi dir="ltr">{tag}</bdi>
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A tag as it is meant: in small letters, with hyphens for spaces. */
function tagOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
}
