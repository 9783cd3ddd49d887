import { REMOVED } from '@dp/contract/staff/earlier-state-values.ts';
import type { StaffSlide } from '@dp/contract/staff/home-page.ts';
import {
  HOME_TITLE_MAX_LENGTH,
  SLIDE_ACTION_MAX_LENGTH,
  SLIDE_SUBTITLE_MAX_LENGTH,
} from '@dp/contract/staff/home-values.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { EarlierStates } from '../earlier-states/earlier-states.tsx';
import { Section } from '../parts/section.tsx';
import { useRecordEditor } from '../parts/use-record-editor.ts';
import { LampPictureField } from '../photographs/lamp-picture-field.tsx';
import { useUploads } from '../photographs/use-uploads.ts';
import { ProductFinder } from '../product-choice/product-finder.tsx';
import { ProductRow, ProductRows } from '../product-choice/product-rows.tsx';
import { DaysFields } from './days-fields.tsx';
import { HOME_PAGE, type HomeChoices } from './home-choices.ts';
import styles from './home-page.module.css';
import { HomePartEditor } from './home-part-editor.tsx';
import { LinkField } from './link-field.tsx';
import { SlideConflict } from './slide-conflict.tsx';
import { bodyOfSlide, fieldsOfSlide } from './slide-fields.ts';
import { SlidePreview } from './slide-preview.tsx';
import { TextPair } from './text-pair.tsx';

/** Adds a slide, or changes one. What is typed survives a reload. */
export function SlideEditor({
  slide,
  choices,
}: {
  readonly slide: StaffSlide | undefined;
  readonly choices: HomeChoices;
}) {
  const t = useTranslations('homePage');
  const locale = useLocale();
  const { fields, change, isChanged, form, guard, conflict } = useRecordEditor({
    kind: 'slide',
    record: slide,
    fieldsOf: fieldsOfSlide,
    back: HOME_PAGE,
    saved: t('savedSlide'),
    save: (typed, seen) => {
      const body = bodyOfSlide(typed);
      if (seen === undefined) return call('addSlide', { body });
      return call('editSlide', {
        params: { id: seen.id },
        body: { ...body, version: seen.version },
      });
    },
  });
  const uploading = useUploads((picture) => change({ picture }));
  const { problem } = form;
  const { link, product } = fields;
  const { isSending } = uploading;
  return (
    <HomePartEditor
      title={slide === undefined ? t('addSlide') : slide[`title_${locale}`]}
      label={t('slide')}
      form={form}
      guard={guard}
      waits={isSending}
      disabled={link === 'product' && product === null}
      earlier={
        <EarlierStates
          kind="slide"
          id={slide?.id ?? REMOVED}
          isTyped={() => isChanged || isSending}
          onUse={(state) => {
            uploading.cancelAll();
            change(fieldsOfSlide(state));
          }}
        />
      }
      conflict={conflict === undefined ? null : <SlideConflict {...conflict} choices={choices} />}
    >
      <Section title={t('slideWords')}>
        <div className={styles.several}>
          <TextPair
            name="title"
            fields={fields}
            maxLength={HOME_TITLE_MAX_LENGTH}
            onChange={change}
            problem={problem}
          />
          <TextPair
            name="subtitle"
            fields={fields}
            maxLength={SLIDE_SUBTITLE_MAX_LENGTH}
            optional
            onChange={change}
            problem={problem}
          />
          <TextPair
            name="action"
            fields={fields}
            maxLength={SLIDE_ACTION_MAX_LENGTH}
            optional
            onChange={change}
            problem={problem}
          />
        </div>
      </Section>
      <Section title={t('picture')} text={t('pictureText')}>
        <LampPictureField
          picture={fields.picture}
          words={{ label: t('picture'), choose: t('choosePicture'), remove: t('removePicture') }}
          uploading={uploading}
          onMade={(picture) => change({ picture })}
          onRemove={() => change({ picture: null })}
        />
      </Section>
      <Section title={t('linkTitle')}>
        <div className={styles.several}>
          <LinkField
            of="slide"
            value={link}
            choices={choices}
            onChange={(value) => change({ link: value })}
            error={problem('link')}
          />
          {link !== 'product' ? null : (
            <>
              {product === null ? null : (
                <ProductRows label={t('chosenProduct')}>
                  <ProductRow product={product} />
                </ProductRows>
              )}
              <ProductFinder
                taken={product === null ? [] : [product.id]}
                onChoose={(chosen) => change({ product: chosen })}
              />
            </>
          )}
        </div>
      </Section>
      <DaysFields fields={fields} onChange={change} problem={problem} />
      <SlidePreview fields={fields} />
    </HomePartEditor>
  );
}
