import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Drawing, dimensionDrawing } from './dimension-drawing.ts';
import styles from './dimension-picture.module.css';
import { frameOf, USUAL_FRAME } from './drawing-frame.ts';
import { drawingMarkup, silhouettes } from './drawing-markup.ts';
import { noteMarkup } from './drawing-note.ts';
import type { Measure } from './measures.ts';

export interface DimensionPictureProps {
  readonly specs: ProductSpecs;
  /** The product's size in words. */
  readonly sizes: string;
}

/** A product drawn to scale with its measures, beside something of a familiar size, in the frame that it has. */
export function DimensionPicture({ specs, sizes }: DimensionPictureProps) {
  const t = useTranslations('products');
  const textOf = useMeasureText();
  const element = useRef<HTMLDivElement>(null);
  const frame = useFrame(element);
  const drawing = useMemo(() => dimensionDrawing(specs, frame), [specs, frame]);
  if (drawing === undefined) return null;
  const label = t('drawing.label', {
    sizes,
    reference: t(`drawing.${drawing.reference.kind}`),
  });
  return (
    <div ref={element} role="img" aria-label={label} className={styles.frame}>
      <svg
        aria-hidden
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className={styles.drawing}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own shapes and texts.
        dangerouslySetInnerHTML={{
          __html:
            noteMarkup(drawing, t(`drawing.${drawing.reference.kind}`)) +
            drawingMarkup(drawing, textOf, (view) => t(`drawing.view.${view}`)),
        }}
      />
    </div>
  );
}

/** The size of an element in the drawing's units. */
function useFrame(element: React.RefObject<HTMLElement | null>) {
  const [frame, setFrame] = useState(USUAL_FRAME);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setFrame(frameOf(width, height));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return frame;
}

export interface DimensionThumbProps extends Partial<Pick<DimensionPictureProps, 'sizes'>> {
  readonly drawing: Drawing;
}

/** The drawing in small: the product beside what shows its size, and, where there is room, that in words. */
export function DimensionThumb({ drawing, sizes }: DimensionThumbProps) {
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
      {sizes === undefined ? null : <bdi className={styles.size}>{sizes}</bdi>}
    </span>
  );
}

/** A measure in centimetres, with what it is of where that is not plain to see. */
function useMeasureText() {
  const t = useTranslations('products');
  return ({ of, mm, named }: Pick<Measure, 'of' | 'mm' | 'named'>) => {
    if (named !== undefined) return t(`value.${named}`, { value: mm / 10 });
    const size = t('drawing.cm', { value: mm / 10 });
    const text = of === 'diameter' ? t('drawing.diameter', { size }) : size;
    return of === 'cable' || of === 'cutout' ? t(`drawing.${of}`, { size }) : text;
  };
}
