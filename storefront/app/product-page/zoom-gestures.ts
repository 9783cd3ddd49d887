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
import { apart, type ClientPlace, distance, middleOf } from './screen-places.ts';

/** Two taps within this time and distance are a double tap. */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 32;
/** A finger that moves further did not tap. */
const TAP_PX = 10;
/** One press of an arrow key, in CSS pixels, and of plus or minus. */
const STEP_PX = 60;
const STEP = 1.5;

interface Tap extends Point {
  readonly at: number;
}

interface Pinch {
  readonly apart: number;
  readonly scale: number;
  readonly middle: Point;
}

/**
 * Zooms the pictures of a scroller: two fingers, a double tap or double click, a trackpad's pinch and
 * the keyboard; a finger or the mouse then moves the picture. One picture at a time; swiping between
 * pictures is left to the scroller until one is zoomed. Styles are set through the object model, which
 * the content security policy allows.
 */
export class ZoomGestures {
  readonly #track: HTMLElement;
  readonly #onChange: (near: Nearness) => void;
  readonly #listening = new AbortController();
  #picture: HTMLElement | undefined;
  #zoom: Zoom = NO_ZOOM;
  #near: Nearness = 'whole';
  #pinch: Pinch | undefined;
  #moved: Point | undefined;
  #start: Tap | undefined;
  #lastTap: Tap | undefined;

  constructor(track: HTMLElement, onChange: (near: Nearness) => void) {
    this.#track = track;
    this.#onChange = onChange;
    const { signal } = this.#listening;
    // Not passive: two fingers on a picture zoom it instead of scrolling the page.
    const active = { signal, passive: false };
    track.addEventListener('touchstart', (event) => this.#touchStart(event), active);
    track.addEventListener('touchmove', (event) => this.#touchMove(event), active);
    track.addEventListener('touchend', (event) => this.#touchEnd(event), active);
    track.addEventListener('touchcancel', () => this.#leave(), { signal });
    track.addEventListener('wheel', (event) => this.#wheel(event), active);
    track.addEventListener('dblclick', (event) => this.#toggleAt(event), { signal });
    track.addEventListener('pointerdown', (event) => this.#mouseDown(event), { signal });
    track.addEventListener('pointermove', (event) => this.#mouseMove(event), { signal });
    track.addEventListener('pointerup', (event) => this.#mouseUp(event), { signal });
    track.addEventListener('keydown', (event) => this.#key(event), { signal });
    track.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  }

  stop(): void {
    this.reset();
    this.#listening.abort();
  }

  /**
   * Shows the picture in view a step nearer, of a drawing its numbers, or from the nearest whole again.
   *
   * @param off where its subject is, from the middle down, in parts of a square photograph's side.
   */
  step(off: number): void {
    const middle = this.#middleOfTrack();
    if (!this.#hold(middle)) return;
    const next = nextScale(this.#zoom.scale, this.#most);
    const { width, height } = this.#frame;
    const down = this.#isZoomed ? 0 : off * Math.min(width, height);
    const numbers = measuresIn(this.#picture);
    if (next === 1) this.reset();
    else if (numbers) this.#show(zoomOnto(numbers, next, this.#frame));
    else this.#zoomTo(next, { ...middle, clientY: middle.clientY + down });
  }

  /** Shows the picture whole. */
  reset(): void {
    this.#show(NO_ZOOM);
    this.#leave();
  }

  get #isZoomed(): boolean {
    return this.#zoom.scale > 1;
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

  /** Starts a gesture on the picture at a screen position; resets another zoomed picture. */
  #hold(place: ClientPlace): boolean {
    const slide = [...this.#track.children].find((child) => {
      const { left, right } = child.getBoundingClientRect();
      return place.clientX >= left && place.clientX < right;
    });
    const picture = slide?.firstElementChild;
    if (!(picture instanceof HTMLElement)) return false;
    if (picture !== this.#picture) {
      this.#show(NO_ZOOM);
      this.#picture = picture;
    }
    return true;
  }

  /** The frame of the picture in the gesture. */
  get #frame(): DOMRect {
    return (this.#picture?.parentElement ?? this.#track).getBoundingClientRect();
  }

  #pointOf({ clientX, clientY }: ClientPlace): Point {
    const { left, top, width, height } = this.#frame;
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  #middleOfTrack(): ClientPlace {
    const { left, top, width, height } = this.#track.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  }

  #zoomTo(scale: number, place: ClientPlace): void {
    if (this.#hold(place)) this.#show(this.#at(scale, place));
  }

  #at(scale: number, place: ClientPlace): Zoom {
    return zoomAt(this.#zoom, scale, this.#pointOf(place), this.#frame, this.#most);
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
    return mostZoom(file, this.#frame, devicePixelRatio);
  }

  #toggleAt(place: ClientPlace): void {
    if (this.#isZoomed || !this.#hold(place)) {
      this.reset();
      return;
    }
    const numbers = measuresIn(this.#picture);
    if (numbers) this.#show(zoomOnto(numbers, this.#most, this.#frame));
    else this.#zoomTo(NEAR, place);
  }

  #touchStart(event: TouchEvent): void {
    const [first, second] = event.touches;
    if (first === undefined) return;
    if (second === undefined) {
      this.#start = { x: first.clientX, y: first.clientY, at: event.timeStamp };
      if (this.#isZoomed) this.#begin(this.#start);
      return;
    }
    if (event.cancelable) event.preventDefault();
    this.#start = undefined;
    this.#moved = undefined;
    const middle = middleOf(first, second);
    if (!this.#hold(middle)) return;
    this.#track.dataset.held = '';
    this.#pinch = {
      apart: distance(first, second),
      scale: this.#zoom.scale,
      middle: { x: middle.clientX, y: middle.clientY },
    };
  }

  #touchMove(event: TouchEvent): void {
    const [first, second] = event.touches;
    if (first === undefined) return;
    if (this.#pinch && second !== undefined) {
      if (event.cancelable) event.preventDefault();
      const middle = middleOf(first, second);
      const { apart, scale, middle: before } = this.#pinch;
      const grown = scale * (distance(first, second) / Math.max(1, apart));
      const by = { x: middle.clientX - before.x, y: middle.clientY - before.y };
      this.#show(moveBy(this.#at(grown, middle), by, this.#frame));
      this.#pinch = { apart, scale, middle: { x: middle.clientX, y: middle.clientY } };
    } else if (this.#moved) {
      if (event.cancelable) event.preventDefault();
      this.#move({ x: first.clientX, y: first.clientY });
    }
  }

  #touchEnd(event: TouchEvent): void {
    if (this.#pinch) {
      if (event.touches.length > 1) return;
      this.#show(settle(this.#zoom));
      this.#leave();
      const [left] = event.touches;
      if (left !== undefined && this.#isZoomed) this.#begin({ x: left.clientX, y: left.clientY });
      return;
    }
    this.#leave();
    const [ended] = event.changedTouches;
    if (ended === undefined || this.#start === undefined) return;
    const tap = { x: ended.clientX, y: ended.clientY, at: event.timeStamp };
    if (apart(tap, this.#start) > TAP_PX) return;
    const last = this.#lastTap;
    if (last && tap.at - last.at < DOUBLE_TAP_MS && apart(tap, last) < DOUBLE_TAP_PX) {
      // Otherwise the browser fires a double click, which would undo this.
      event.preventDefault();
      this.#lastTap = undefined;
      this.#toggleAt(ended);
    } else {
      this.#lastTap = tap;
    }
  }

  #wheel(event: WheelEvent): void {
    // Browsers report a trackpad's pinch as a wheel event with Ctrl; a plain wheel scrolls the page.
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#zoomTo(this.#zoom.scale * Math.exp(-event.deltaY / 100), event);
    this.#show(settle(this.#zoom));
  }

  #mouseDown(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.button !== 0 || !this.#isZoomed) return;
    this.#track.setPointerCapture(event.pointerId);
    this.#begin({ x: event.clientX, y: event.clientY });
  }

  #mouseMove(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && this.#moved) {
      this.#move({ x: event.clientX, y: event.clientY });
    }
  }

  #mouseUp(event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.#leave();
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const middle = this.#middleOfTrack();
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') {
      this.#zoomTo(this.#zoom.scale * STEP, middle);
    } else if (this.#isZoomed && event.key === '-') {
      this.#zoomTo(this.#zoom.scale / STEP, middle);
    } else if (this.#isZoomed && event.key === '0') {
      this.reset();
    } else if (this.#isZoomed && arrow) {
      this.#show(moveBy(this.#zoom, arrow, this.#frame));
    } else {
      return;
    }
    event.preventDefault();
  }

  #begin(from: Point): void {
    this.#moved = from;
    this.#track.dataset.held = '';
  }

  #move(to: Point): void {
    const from = this.#moved ?? to;
    this.#moved = to;
    this.#show(moveBy(this.#zoom, { x: to.x - from.x, y: to.y - from.y }, this.#frame));
  }

  #leave(): void {
    this.#pinch = undefined;
    this.#moved = undefined;
    delete this.#track.dataset.held;
  }
}

/** An arrow shows more of its side. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STEP_PX, y: 0 },
  ArrowRight: { x: -STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: STEP_PX },
  ArrowDown: { x: 0, y: -STEP_PX },
};
