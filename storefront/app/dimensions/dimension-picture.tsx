import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useMemo } from 'react';
import { DRAWING, dimensionDrawing, type Measure } from './dimension-drawing.ts';
import styles from './dimension-picture.module.css';
import { drawingMarkup, silhouettes } from './drawing-markup.ts';

/** Whether a product's sizes are known well enough to be drawn. */
export function hasDrawing(specs: ProductSpecs): boolean {
  return dimensionDrawing(specs) !== undefined;
}

/** A product drawn to scale with its measures, beside something of a familiar size. */
export function DimensionPicture({ specs }: { specs: ProductSpecs }) {
  const t = useTranslations('products');
  const textOf = useMeasureText();
  const drawing = useMemo(() => dimensionDrawing(specs), [specs]);
  if (drawing === undefined) return null;
  const label = t('drawing.label', {
    sizes: drawing.measures.map(textOf).join(' × '),
    reference: t(`drawing.${drawing.reference.kind}`),
  });
  return (
    <div role="img" aria-label={label} className={styles.frame}>
      <svg
        aria-hidden
        viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
        className={styles.drawing}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own shapes and texts.
        dangerouslySetInnerHTML={{
          __html: `${drawingMarkup(drawing, textOf)}<text x="${DRAWING.width / 2}" y="${DRAWING.height - 12}" data-part="caption">${t(`drawing.${drawing.reference.kind}`)}</text>`,
        }}
      />
    </div>
  );
}

/** The drawing in small: the product beside what shows its size, and that in words. */
export function DimensionThumb({ specs }: { specs: ProductSpecs }) {
  const t = useTranslations('products');
  const textOf = useMeasureText();
  const drawing = useMemo(() => dimensionDrawing(specs), [specs]);
  if (drawing === undefined) return null;
  const { viewBox, markup } = silhouettes(drawing);
  return (
    <span className={styles.thumb}>
      <svg
        aria-hidden
        viewBox={viewBox}
        className={styles.silhouettes}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own shapes.
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      <span className={styles.size}>
        <span className={styles.soft}>{t('drawing.short')}</span>
        <bdi>
          {drawing.measures
            .filter(({ of }) => of !== 'cable')
            .map(textOf)
            .join(' × ')}
        </bdi>
      </span>
    </span>
  );
}

/** A measure in centimetres, with what it is of where that is not plain to see. */
function useMeasureText() {
  const t = useTranslations('products');
  return ({ of, mm }: Pick<Measure, 'of' | 'mm'>) => {
    const size = t('drawing.cm', { value: mm / 10 });
    if (of === 'diameter') return t('drawing.diameter', { size });
    return of === 'cable' ? t('drawing.cable', { size }) : size;
  };
}
