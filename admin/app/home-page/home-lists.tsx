import type { StaffSection, StaffSlide } from '@dp/contract/staff/home-page.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { PictureLine } from '../parts/picture-line.tsx';
import styles from './home-page.module.css';
import { PartList } from './part-list.tsx';
import { bodyOfSection, fieldsOfSection } from './section-fields.ts';
import { bodyOfSlide, fieldsOfSlide } from './slide-fields.ts';

/** Slides and sections in the order of the shop's home page. */
export function HomeLists({
  sections,
  slides,
}: {
  readonly sections: readonly StaffSection[];
  readonly slides: readonly StaffSlide[];
}) {
  const t = useTranslations('homePage');
  const locale = useLocale();
  const { number } = useFormat();
  return (
    <PageFrame title={t('title')} intro={t('intro')}>
      <PartList
        part="slides"
        rows={slides}
        words={{
          title: t('slides'),
          text: t('slidesText'),
          add: t('addSlide'),
          none: t('noSlides'),
        }}
        title={(slide) => (
          <PictureLine
            picture={slide.picture && { ...slide.picture, alt: '' }}
            title={<bdi>{slide[`title_${locale}`]}</bdi>}
            detail={<bdi>{slide[`subtitle_${locale}`]}</bdi>}
          />
        )}
        calls={{
          edit: ({ id, version, ...slide }, hidden) =>
            call('editSlide', {
              params: { id },
              body: { ...bodyOfSlide(fieldsOfSlide(slide)), hidden, version },
            }),
          move: (id, before) => call('moveSlide', { params: { id }, body: { before } }),
          remove: ({ id, version }) => call('removeSlide', { params: { id }, body: { version } }),
          restore: async (slide) =>
            (await call('addSlide', { body: bodyOfSlide(fieldsOfSlide(slide)) })).data.id,
        }}
      />
      <PartList
        part="sections"
        rows={sections}
        words={{
          title: t('sections'),
          text: t('sectionsText'),
          add: t('addSection'),
          none: t('noSections'),
        }}
        title={(section) => (
          <span className={styles.section}>
            <bdi>{section[`title_${locale}`]}</bdi>
            <span className={styles.first}>
              {section.first.map(({ id, image }) => (
                <ProductPicture
                  key={id}
                  picture={image ?? undefined}
                  sizes="32px"
                  className={styles.tiny}
                />
              ))}
              <span className={styles.soft}>
                {t('found', { count: section.found, number: number(section.found) })}
              </span>
            </span>
          </span>
        )}
        calls={{
          edit: ({ id, version, ...section }, hidden) =>
            call('editSection', {
              params: { id },
              body: { ...bodyOfSection(fieldsOfSection(section)), hidden, version },
            }),
          move: (id, before) => call('moveSection', { params: { id }, body: { before } }),
          remove: ({ id, version }) => call('removeSection', { params: { id }, body: { version } }),
          restore: async (section) =>
            (await call('addSection', { body: bodyOfSection(fieldsOfSection(section)) })).data.id,
        }}
      />
    </PageFrame>
  );
}
