import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { DRAWING, type Drawing, type Measure } from './dimension-drawing.ts';
import styles from './dimension-picture.module.css';
import { drawingMarkup, silhouettes } from './drawing-markup.ts';

export interface DimensionPictureProps {
  readonly drawing: Drawing;
  /** The product's size in words. */
  readonly sizes: string;
}

/** A product drawn to scale with its measures, beside something of a familiar size. */
export function DimensionPicture({ drawing, sizes }: DimensionPictureProps) {
  const t = useTranslations('products');
  const textOf = useMeasureText();
  const label = t('drawing.label', {
    sizes,
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
          __html: `${drawingMarkup(drawing, textOf)}<text x="${DRAWING.width / 2}" y="${DRAWING.height - 10}" data-part="caption">${t(`drawing.${drawing.reference.kind}`)}</text>`,
        }}
      />
    </div>
  );
}

/** The drawing in small: the product beside what shows its size, and that in words. */
export function DimensionThumb({ drawing, sizes }: DimensionPictureProps) {
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
      <bdi className={styles.size}>{sizes}</bdi>
    </span>
  );
}

/** A measure in centimetres, with what it is of where that is not plain to see. */
function useMeasureText() {
  const t = useTranslations('products');
  return ({ of, mm, also }: Pick<Measure, 'of' | 'mm' | 'also'>) => {
    const size = t('drawing.cm', { value: mm / 10 });
    const text = of === 'diameter' ? t('drawing.diameter', { size }) : size;
    if (also !== undefined) {
      const third = t(`value.${also.of}`, { value: also.mm / 10 });
      return t('value.sizes', { sizes: text, size: third });
    }
    return of === 'cable' || of === 'cutout' ? t(`drawing.${of}`, { size }) : text;
  };
}
