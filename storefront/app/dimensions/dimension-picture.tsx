import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useMemo } from 'react';
import { DRAWING, dimensionDrawing } from './dimension-drawing.ts';
import styles from './dimension-picture.module.css';
import { drawingMarkup } from './drawing-markup.ts';

/** Whether a product's sizes are known well enough to be drawn. */
export function hasDrawing(specs: ProductSpecs): boolean {
  return dimensionDrawing(specs) !== undefined;
}

/** A product drawn to scale with its measures, beside something of a familiar size. */
export function DimensionPicture({ specs }: { specs: ProductSpecs }) {
  const t = useTranslations('products');
  const drawing = useMemo(() => dimensionDrawing(specs), [specs]);
  if (drawing === undefined) return null;
  const textOf = ({ of, mm }: { readonly of: string; readonly mm: number }) => {
    const size = t('drawing.cm', { value: mm / 10 });
    if (of === 'diameter') return t('drawing.diameter', { size });
    return of === 'cable' ? t('drawing.cable', { size }) : size;
  };
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
