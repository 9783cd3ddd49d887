import { measuresIn } from '../dimensions/measures-in.ts';
import {
  mostOnto,
  mostZoom,
  moveBy,
  NEAR,
  type Nearness,
  NO_ZOOM,
  nearness,
  nextScale,
  type Point,
  settle,
  type Zoom,
  zoomAt,
  zoomOnto,
} from './picture-zoom.ts';
import type { ClientPlace } from './screen-places.ts';

/**
 * The picture of a scroller that is shown nearer, one at a time. Styles are set through the object model, which the
 * content security policy allows.
 */
export class ZoomedPicture {
  readonly #track: HTMLElement;
  readonly #onChange: (near: Nearness) => void;
  #picture: HTMLElement | undefined;
  #zoom: Zoom = NO_ZOOM;
  #near: Nearness = 'whole';

  constructor(track: HTMLElement, onChange: (near: Nearness) => void) {
    this.#track = track;
    this.#onChange = onChange;
  }

  get scale(): number {
    return this.#zoom.scale;
  }

  get isZoomed(): boolean {
    return this.#zoom.scale > 1;
  }

  /** Shows the picture whole. */
  reset(): void {
    this.#show(NO_ZOOM);
  }

  /** Takes the picture at a screen position, if there is one; another zoomed picture is shown whole again. */
  hold(place: ClientPlace): boolean {
    const slide = [...this.#track.children].find((child) => {
      const { left, right } = child.getBoundingClientRect();
      return place.clientX >= left && place.clientX < right;
    });
    const picture = slide?.firstElementChild;
    if (!(picture instanceof HTMLElement)) return false;
    if (picture !== this.#picture) {
      this.reset();
      this.#picture = picture;
    }
    return true;
  }

  /** Zooms the picture at a screen position to a scale, with the point there fixed. */
  zoomTo(scale: number, place: ClientPlace): void {
    if (this.hold(place)) this.#show(this.#at(scale, place));
  }

  /** Zooms the picture that is held as two fingers do: around their middle, which moves too. */
  pinch(scale: number, middle: ClientPlace, by: Point): void {
    this.#show(moveBy(this.#at(scale, middle), by, this.#frame));
  }

  moveBy(by: Point): void {
    this.#show(moveBy(this.#zoom, by, this.#frame));
  }

  /** A gesture has ended: a picture that it left nearly whole is whole. */
  settle(): void {
    this.#show(settle(this.#zoom));
  }

  /** Shows the picture in view a step nearer, of a drawing its numbers, or from the nearest whole again. */
  step(): void {
    const middle = this.middleOfTrack();
    if (!this.hold(middle)) return;
    const next = nextScale(this.scale, this.#most);
    const numbers = measuresIn(this.#picture);
    if (next === 1) this.reset();
    else if (numbers) this.#show(zoomOnto(numbers, next, this.#frame));
    else this.zoomTo(next, middle);
  }

  /** Shows the picture at a screen position nearer there, or whole again. */
  toggleAt(place: ClientPlace): void {
    if (this.isZoomed || !this.hold(place)) {
      this.reset();
      return;
    }
    const numbers = measuresIn(this.#picture);
    if (numbers) this.#show(zoomOnto(numbers, this.#most, this.#frame));
    else this.zoomTo(NEAR, place);
  }

  middleOfTrack(): ClientPlace {
    const { left, top, width, height } = this.#track.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  }

  #show(zoom: Zoom): void {
    this.#zoom = zoom;
    const { scale, x, y } = zoom;
    if (this.#picture) {
      this.#picture.style.transform =
        scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    }
    const near = nearness(scale, this.#most);
    if (near === this.#near) return;
    this.#near = near;
    this.#onChange(near);
  }

  #at(scale: number, { clientX, clientY }: ClientPlace): Zoom {
    const { left, top, width, height } = this.#frame;
    const point = { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    return zoomAt(this.#zoom, scale, point, this.#frame, this.#most);
  }

  /** The frame of the picture in the gesture. */
  get #frame(): DOMRect {
    return (this.#picture?.parentElement ?? this.#track).getBoundingClientRect();
  }

  /** How far the picture in the gesture can be zoomed; its file's size is an attribute of the image. */
  get #most(): number {
    const numbers = measuresIn(this.#picture);
    if (numbers) return mostOnto(numbers, this.#frame);
    const image = this.#picture?.querySelector<HTMLImageElement>('img[width]');
    const [width, height] = [image?.getAttribute('width'), image?.getAttribute('height')].map(
      Number,
    );
    const file = width && height ? { width, height } : undefined;
    // A square photograph may be larger than its frame.
    const shown = image ? { width: image.offsetWidth, height: image.offsetHeight } : this.#frame;
    return mostZoom(file, shown, devicePixelRatio);
  }
}
