import { fine, num, Sheet, type Stop } from './sheet.ts';

/** Where the wall meets the floor on every picture: one horizon, so that a grid of products is calm. */
export const horizon = 780;
/** Where a standing lamp touches the floor. */
export const ground = 868;
/** Where the ceiling ends on pictures of ceiling-mounted lamps. */
export const ceilingEdge = 176;

interface Part {
  day: string;
  light: string;
}

/** The room a picture is taken in; the studio of the product pictures unless told otherwise. */
export interface Stage {
  ceiling?: boolean;
  width?: number;
  height?: number;
  /** Where the wall meets the floor. */
  horizon?: number;
  /** Draws what the day pass shows behind everything, in place of the studio. */
  backdrop?: (sheet: Sheet) => string;
}

/** Stands for the mask of the scene's own lamps until they are all known. */
const wholeScene = 'url(#scene-lamps)';

interface Emitter {
  x: number;
  y: number;
  reach: number;
  strength: number;
}

/** How light fades with distance: steep at first, then a long soft tail, as from a real lamp. */
export function fading(color = '#fff'): Stop[] {
  const curve: [number, number][] = [
    [0, 1],
    [0.1, 0.85],
    [0.22, 0.64],
    [0.38, 0.42],
    [0.56, 0.23],
    [0.78, 0.08],
    [1, 0],
  ];
  return curve.map(([offset, share]) => [offset, color, share] as const);
}

/**
 * One photograph in the studio, drawn as two passes of the same camera: the day pass (studio
 * light, lamp off) and the light pass (only the lamp's own light, black elsewhere). Parts are
 * added back to front. Canvas units are pixels of a 1000 × 1000 picture.
 */
export class Scene {
  readonly sheet = new Sheet();
  readonly #parts: Part[] = [];
  readonly #wallLight: string[] = [];
  readonly #floorLight: string[] = [];
  readonly #ceilingLight: string[] = [];
  readonly #ceiling: boolean;
  readonly #width: number;
  readonly #height: number;
  readonly #horizon: number;
  readonly #backdrop: ((sheet: Sheet) => string) | undefined;
  #emitters: Emitter[] = [];
  #shines = false;
  #ids = 0;

  constructor(options: Stage = {}) {
    this.#ceiling = options.ceiling ?? false;
    this.#width = options.width ?? 1000;
    this.#height = options.height ?? 1000;
    this.#horizon = options.horizon ?? horizon;
    this.#backdrop = options.backdrop;
  }

  /** Whether any lamp shines in it. */
  get emits(): boolean {
    return this.#shines;
  }

  /** An opaque part: seen by studio light in the day pass and by the lamp's own light (times `lit`) in the light pass. */
  solid(svg: string, lit = 1): void {
    const id = `s${this.#ids++}`;
    const shown = lit === 1 ? '' : ` opacity="${fine(lit)}"`;
    const dim = this.sheet.define(
      (name) =>
        `<filter id="${name}" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"><feColorMatrix values=".05 0 0 0 0 0 .05 0 0 0 0 0 .05 0 0 0 0 0 1 0"/></filter>`,
    );
    this.#parts.push({
      day: svg,
      light: `<g filter="url(#${dim})"><g id="${id}">${svg}</g></g><use href="#${id}" mask="${wholeScene}"${shown}/>`,
    });
  }

  /**
   * Draws something once and shows it at several places, given as SVG transforms; far ones first.
   * Lamps placed while drawing move along with each copy and shine on it alone; without any, the
   * lamps of the scene shine on it where it was drawn.
   */
  copies(transforms: readonly string[], draw: () => void): void {
    const start = this.#parts.length;
    const around = this.#emitters;
    this.#emitters = [];
    draw();
    const own = this.#emitters;
    this.#emitters = around;
    const mask = own.length > 0 ? this.#illumination(own) : wholeScene;
    const drawn = this.#parts
      .splice(start)
      .map(({ day, light }) => ({ day, light: light.replaceAll(wholeScene, mask) }));
    const id = `g${this.#ids++}`;
    const repeat = (svg: string) =>
      svg === ''
        ? ''
        : transforms
            .map((transform, index) =>
              index === 0
                ? `<g transform="${transform}"><g id="${id}">${svg}</g></g>`
                : `<use href="#${id}" transform="${transform}"/>`,
            )
            .join('');
    this.#parts.push({
      day: repeat(drawn.map((part) => part.day).join('')),
      light: repeat(drawn.map((part) => part.light).join('')),
    });
  }

  /** Something only the studio light shows: shadows, reflections, an unlit glass. */
  day(svg: string): void {
    this.#parts.push({ day: svg, light: '' });
  }

  /** Something only the lamp's own light shows: the glow itself, its halo, its shadows. */
  light(svg: string): void {
    this.#parts.push({ day: '', light: svg });
  }

  /** A light source that shines on the solid parts within `reach`. */
  lamp(x: number, y: number, reach: number, strength = 0.9): void {
    this.#emitters.push({ x, y, reach, strength });
    this.#shines = true;
  }

  /** A halo of the lamp's light on the wall (and ceiling) behind it. */
  wallHalo(x: number, y: number, reach: number, strength = 0.55, color?: string): void {
    const fill = this.sheet.fade(fading(color), [x, y, reach]);
    this.#wallLight.push(`<path d="${this.#wall()}" fill="${fill}" opacity="${fine(strength)}"/>`);
    this.#floorLight.push(
      `<path d="${this.#floor()}" fill="${fill}" opacity="${fine(strength * 0.7)}"/>`,
    );
  }

  /** A pool of the lamp's light on the floor, centred under `x`. */
  floorPool(x: number, reach: number, strength = 0.5, y = ground, color?: string): void {
    const fill = this.sheet.fade(fading(color), [x, y, reach], 0.3);
    this.#floorLight.push(
      `<path d="${this.#floor()}" fill="${fill}" opacity="${fine(strength)}"/>`,
    );
  }

  /** A pool of the lamp's light on the ceiling. */
  ceilingPool(x: number, reach: number, strength = 0.5, y = 96): void {
    const fill = this.sheet.fade(fading(), [x, y, reach], 0.22);
    this.#ceilingLight.push(
      `<path d="M0 0H1000V${ceilingEdge}H0Z" fill="${fill}" opacity="${fine(strength)}"/>`,
    );
  }

  /** Light painted straight onto the wall: beams, scallops, projected patterns. */
  onWall(svg: string): void {
    this.#wallLight.push(svg);
  }

  #wall(): string {
    return `M0 0H${this.#width}V${this.#horizon}H0Z`;
  }

  #floor(): string {
    return `M0 ${this.#horizon}H${this.#width}V${this.#height}H0Z`;
  }

  /** The day pass as SVG text; `view` is the part of the canvas that is shown. */
  dayPicture(view?: string): string {
    const behind = this.#backdrop === undefined ? this.#studio() : this.#backdrop(this.sheet);
    return this.#picture(behind + this.#parts.map((part) => part.day).join(''), view);
  }

  /** The light pass as SVG text, of the same view. */
  lightPicture(view?: string): string {
    const floorClip = this.sheet.clip(`<path d="${this.#floor()}"/>`);
    const room =
      `<path d="M0 0H${this.#width}V${this.#height}H0Z"/>` +
      this.#wallLight.join('') +
      (this.#ceilingLight.length > 0
        ? `<path d="M0 0H1000V${ceilingEdge}H0Z"/>${this.#ceilingLight.join('')}`
        : '') +
      (this.#floorLight.length > 0
        ? `<g clip-path="${floorClip}">${this.#floorLight.join('')}</g>`
        : '');
    const parts = this.#parts.map((part) => part.light).join('');
    return this.#picture(
      (room + parts).replaceAll(wholeScene, this.#illumination(this.#emitters)),
      view,
    );
  }

  /** The mask that makes solid parts visible only where these lamps reach. */
  #illumination(emitters: readonly Emitter[]): string {
    const area = 'M-1600 -1600H3200V3200H-1600Z';
    const circles = emitters
      .map(
        ({ x, y, reach, strength }) =>
          `<path d="${area}" fill="${this.sheet.fade(fading(), [x, y, reach])}" opacity="${fine(strength)}"/>`,
      )
      .join('');
    const id = this.sheet.define(
      (name) =>
        `<mask id="${name}" maskUnits="userSpaceOnUse" x="-1600" y="-1600" width="4800" height="4800">${circles}</mask>`,
    );
    return `url(#${id})`;
  }

  #studio(): string {
    const wall = this.sheet.pool(
      [
        [0, '#f0ece5'],
        [0.55, '#e6e1d8'],
        [1, '#d6d0c5'],
      ],
      [420, 330, 760],
    );
    const floor = this.sheet.ramp(
      [
        [0, '#cfc8bb'],
        [0.25, '#d9d3c8'],
        [1, '#e4dfd5'],
      ],
      [0, horizon],
      [0, 1000],
    );
    const seam = this.sheet.ramp(
      [
        [0, '#b8b0a2', 0],
        [0.8, '#b8b0a2', 0.28],
        [1, '#b8b0a2', 0.4],
      ],
      [0, horizon - 46],
      [0, horizon],
    );
    const ceiling = this.sheet.ramp(
      [
        [0, '#f6f3ee'],
        [1, '#ded8cd'],
      ],
      [0, 0],
      [0, ceilingEdge],
    );
    const cornice = this.sheet.ramp(
      [
        [0, '#b5ad9f', 0.42],
        [1, '#b5ad9f', 0],
      ],
      [0, ceilingEdge],
      [0, ceilingEdge + 60],
    );
    return (
      `<path d="M0 0H1000V${horizon}H0Z" fill="${wall}"/><path d="M0 ${horizon - 46}H1000V${horizon}H0Z" fill="${seam}"/>` +
      `<path d="M0 ${horizon}H1000V1000H0Z" fill="${floor}"/>` +
      (this.#ceiling
        ? `<path d="M0 0H1000V${ceilingEdge}H0Z" fill="${ceiling}"/><path d="M0 ${ceilingEdge}H1000V${ceilingEdge + 60}H0Z" fill="${cornice}"/>`
        : '')
    );
  }

  #picture(body: string, view = `0 0 ${this.#width} ${this.#height}`): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${this.#width}" height="${this.#height}"><defs>${this.sheet.defsFor(body)}</defs>${body}</svg>\n`;
  }

  /** The soft shadow on the wall behind something mounted on it; `d` is its outline. */
  wallShadow(d: string, { dx = 16, dy = 26, soft = 18, strength = 0.34 } = {}): void {
    this.day(
      `<path d="${d}" transform="translate(${dx} ${dy})" fill="#4b4235" opacity="${strength}" filter="${this.sheet.blur(soft, true)}"/>`,
    );
  }

  /** The soft shadow under something that stands on the floor at `x`, `halfWidth` wide. */
  contactShadow(x: number, halfWidth: number, y = ground): void {
    const soft = this.sheet.blur(16, true);
    const tight = this.sheet.blur(5, true);
    this.day(
      `<ellipse cx="${num(x + halfWidth * 0.22)}" cy="${num(y + 4)}" rx="${num(halfWidth * 1.35)}" ry="${num(Math.max(10, halfWidth * 0.24))}" fill="#5b5142" opacity=".34" filter="${soft}"/>` +
        `<ellipse cx="${num(x)}" cy="${num(y + 1)}" rx="${num(halfWidth * 0.98)}" ry="${num(Math.max(5, halfWidth * 0.12))}" fill="#332c22" opacity=".5" filter="${tight}"/>`,
    );
    this.light(
      `<ellipse cx="${num(x)}" cy="${num(y + 1)}" rx="${num(halfWidth * 1.04)}" ry="${num(Math.max(6, halfWidth * 0.15))}" opacity=".75" filter="${tight}"/>`,
    );
  }
}
