import { type Box, placeSubject, subjectIn } from './subject-box.ts';

/** Side of the small copy in which a subject is looked for. */
const SIDE = 128;
const CHANNELS = 4;

/**
 * Shows each square photograph of a track as near as its whole subject fits: a lamp is then larger than on the page it
 * was opened from. Styles are set through the object model, which the content security policy allows.
 *
 * @param page where the same pictures have been shown, in this order.
 */
export function showSubjects(track: HTMLElement, page: HTMLElement | null): () => void {
  const before = [...(page?.querySelectorAll('[data-stage] li') ?? [])];
  const boxes = new Map<Element, Box | undefined>();

  function place(slide: HTMLElement, at: number): void {
    const own = slide.querySelector<HTMLImageElement>('img[width]');
    if (!own || !slide.hasAttribute('data-square')) return;
    const seen = [before[at]?.querySelector<HTMLImageElement>('img[width]'), own].find(
      (image) => image?.complete === true && image.naturalWidth > 0,
    );
    if (!seen) return;
    if (!boxes.has(slide)) boxes.set(slide, look(seen));
    const box = boxes.get(slide);
    if (!box) return;
    const frame = slide.getBoundingClientRect();
    const file = Number(own.getAttribute('width'));
    const { times, x, y } = placeSubject(box, frame, file, devicePixelRatio);
    slide.style.setProperty('--times', String(times));
    slide.style.setProperty('--move-x', `${100 * x}%`);
    slide.style.setProperty('--move-y', `${100 * y}%`);
  }

  function placeAll(): void {
    for (const [at, slide] of [...track.children].entries()) place(slide as HTMLElement, at);
  }

  // Its first report comes before anything is painted.
  const resized = new ResizeObserver(placeAll);
  resized.observe(track);
  track.addEventListener('load', placeAll, { capture: true });
  return () => {
    resized.disconnect();
    track.removeEventListener('load', placeAll, { capture: true });
  };
}

/** Its subject; undefined where the browser or another origin keeps the pixels to itself. */
function look(image: HTMLImageElement): Box | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  // Behind a photograph that has been cut out.
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  try {
    context.drawImage(image, 0, 0, SIDE, SIDE);
    const { data } = context.getImageData(0, 0, SIDE, SIDE);
    const grey = Array.from({ length: SIDE * SIDE }, (_, at) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * CHANNELS, at * CHANNELS + 3);
      return 0.3 * red + 0.59 * green + 0.11 * blue;
    });
    return subjectIn(grey, SIDE);
  } catch {
    return undefined;
  }
}
