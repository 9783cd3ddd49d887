/** A part of an element, by its middle, which counts from the element's own. */
interface MeasuresPart {
  readonly middle: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
}

/**
 * Where the measures of a drawing inside this element are, in CSS pixels of the element unzoomed; undefined without
 * one.
 */
export function measuresIn(element: Element | undefined): MeasuresPart | undefined {
  const texts = element?.querySelectorAll<SVGTextElement>(
    'svg text:not([data-part="note"], [data-part="view"])',
  );
  const svg = texts?.[0]?.ownerSVGElement;
  if (texts === undefined || !svg) return undefined;
  // Not their places on the screen, which a transition is moving.
  const boxes = [...texts].map((text) => text.getBBox());
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
  const frame = svg.viewBox.baseVal;
  const unit = svg.clientWidth / frame.width;
  return {
    middle: {
      x: (left + width / 2 - frame.width / 2) * unit,
      y: (top + height / 2 - frame.height / 2) * unit,
    },
    width: width * unit,
    height: height * unit,
  };
}
