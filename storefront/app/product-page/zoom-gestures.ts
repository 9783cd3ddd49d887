import type { Nearness, Point } from './picture-zoom.ts';
import { apart, type ClientPlace, distance, middleOf } from './screen-places.ts';
import { ZoomedPicture } from './zoomed-picture.ts';

/** Two taps within this time and distance are a double tap. */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 32;
/** A finger that moves further did not tap. */
const TAP_PX = 10;
/** One press of an arrow key, in CSS pixels, and of plus or minus. */
const STEP_PX = 60;
const STEP = 1.5;

/** An arrow shows more of its side. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STEP_PX, y: 0 },
  ArrowRight: { x: -STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: STEP_PX },
  ArrowDown: { x: 0, y: -STEP_PX },
};

interface Tap extends Point {
  readonly at: number;
}

interface Pinch {
  readonly apart: number;
  readonly scale: number;
  readonly middle: Point;
}

/**
 * Zooms the pictures of a scroller: two fingers, a double tap, a click, a trackpad's pinch and the keyboard; a finger
 * or the mouse then moves the picture. Swiping between pictures is left to the scroller until one is zoomed.
 */
export class ZoomGestures {
  readonly #track: HTMLElement;
  readonly #zoomed: ZoomedPicture;
  readonly #listening = new AbortController();
  #pinch: Pinch | undefined;
  #moved: Point | undefined;
  #start: Tap | undefined;
  #lastTap: Tap | undefined;
  /** Where the mouse was pressed last. */
  #pressed: Point | undefined;

  constructor(track: HTMLElement, onChange: (near: Nearness) => void) {
    this.#track = track;
    this.#zoomed = new ZoomedPicture(track, onChange);
    const { signal } = this.#listening;
    // Not passive: two fingers on a picture zoom it instead of scrolling the page.
    const active = { signal, passive: false };
    track.addEventListener('touchstart', (event) => this.#touchStart(event), active);
    track.addEventListener('touchmove', (event) => this.#touchMove(event), active);
    track.addEventListener('touchend', (event) => this.#touchEnd(event), active);
    track.addEventListener('touchcancel', () => this.#leave(), { signal });
    track.addEventListener('wheel', (event) => this.#wheel(event), active);
    track.addEventListener('click', (event) => this.#click(event), { signal });
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

  /** A press of the button that zooms; see `ZoomedPicture.step`. */
  step(): void {
    this.#zoomed.step();
    if (!this.#zoomed.isZoomed) this.#leave();
  }

  /** Shows the picture whole. */
  reset(): void {
    this.#zoomed.reset();
    this.#leave();
  }

  #toggleAt(place: ClientPlace): void {
    this.#zoomed.toggleAt(place);
    if (!this.#zoomed.isZoomed) this.#leave();
  }

  #touchStart(event: TouchEvent): void {
    const [first, second] = event.touches;
    if (first === undefined) return;
    if (second === undefined) {
      this.#start = { x: first.clientX, y: first.clientY, at: event.timeStamp };
      if (this.#zoomed.isZoomed) this.#begin(this.#start);
      return;
    }
    if (event.cancelable) event.preventDefault();
    this.#start = undefined;
    this.#moved = undefined;
    const middle = middleOf(first, second);
    if (!this.#zoomed.hold(middle)) return;
    this.#track.dataset.held = '';
    this.#pinch = {
      apart: distance(first, second),
      scale: this.#zoomed.scale,
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
      this.#zoomed.pinch(grown, middle, by);
      this.#pinch = { apart, scale, middle: { x: middle.clientX, y: middle.clientY } };
    } else if (this.#moved) {
      if (event.cancelable) event.preventDefault();
      this.#move({ x: first.clientX, y: first.clientY });
    }
  }

  #touchEnd(event: TouchEvent): void {
    if (this.#pinch) {
      if (event.touches.length > 1) return;
      this.#zoomed.settle();
      this.#leave();
      const [left] = event.touches;
      if (left !== undefined && this.#zoomed.isZoomed) {
        this.#begin({ x: left.clientX, y: left.clientY });
      }
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
    this.#zoomed.zoomTo(this.#zoomed.scale * Math.exp(-event.deltaY / 100), event);
    this.#zoomed.settle();
  }

  #mouseDown(event: PointerEvent): void {
    this.#pressed = undefined;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    if (!this.#zoomed.isZoomed) return;
    this.#track.setPointerCapture(event.pointerId);
    this.#begin(this.#pressed);
  }

  #mouseMove(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && this.#moved) {
      this.#move({ x: event.clientX, y: event.clientY });
    }
  }

  #mouseUp(event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.#leave();
  }

  /** A click that dragged nothing; of a double click the first one. Fingers tap twice. */
  #click(event: MouseEvent): void {
    const pressed = this.#pressed;
    if (pressed === undefined || event.detail > 1) return;
    if (apart({ x: event.clientX, y: event.clientY }, pressed) <= TAP_PX) this.#toggleAt(event);
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { isZoomed, scale } = this.#zoomed;
    const middle = this.#zoomed.middleOfTrack();
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') {
      this.#zoomed.zoomTo(scale * STEP, middle);
    } else if (isZoomed && event.key === '-') {
      this.#zoomed.zoomTo(scale / STEP, middle);
    } else if (isZoomed && event.key === '0') {
      this.reset();
    } else if (isZoomed && arrow) {
      this.#zoomed.moveBy(arrow);
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
    this.#zoomed.moveBy({ x: to.x - from.x, y: to.y - from.y });
  }

  #leave(): void {
    this.#pinch = undefined;
    this.#moved = undefined;
    delete this.#track.dataset.held;
  }
}
