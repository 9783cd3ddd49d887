/** One gradient stop: where (0–1), which colour, how opaque (1 when absent). */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** A short number for SVG text: one decimal at most, no trailing zero. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** As `num`, with three decimals: for scales and gradient offsets. */
export function fine(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => {
      const alpha =
        opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${fine(opacity)}"`;
      return `<stop offset="${fine(offset)}" stop-color="${color}"${alpha}/>`;
    })
    .join('');
}

/**
 * The definitions (gradients, blurs, clips, masks) of one SVG file. Equal definitions are
 * stored once, and only those that the finished body refers to are written out.
 */
export class Sheet {
  readonly #elements: string[] = [];
  readonly #ids = new Map<string, string>();

  /** Stores an element built for a fresh id; returns that id. */
  define(element: (id: string) => string): string {
    const key = element('*');
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = `d${this.#elements.length.toString(36)}`;
    this.#ids.set(key, id);
    this.#elements.push(element(id));
    return id;
  }

  /** A linear gradient over the painted shape's own box, by default left to right. */
  linear(
    stops: readonly Stop[],
    [x1, y1]: readonly [number, number] = [0, 0],
    [x2, y2]: readonly [number, number] = [1, 0],
  ): string {
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" x1="${fine(x1)}" y1="${fine(y1)}" x2="${fine(x2)}" y2="${fine(y2)}">${stopsOf(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A linear gradient between two points of the canvas. */
  ramp(
    stops: readonly Stop[],
    [x1, y1]: readonly [number, number],
    [x2, y2]: readonly [number, number],
  ): string {
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopsOf(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A radial gradient over the shape's own box; `focus` moves the bright point. */
  radial(
    stops: readonly Stop[],
    [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5],
    focus?: readonly [number, number],
  ): string {
    const at = focus ? ` fx="${fine(focus[0])}" fy="${fine(focus[1])}"` : '';
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" cx="${fine(cx)}" cy="${fine(cy)}" r="${fine(r)}"${at}>${stopsOf(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A radial gradient at a point of the canvas, squeezed vertically by `squash`. */
  pool(stops: readonly Stop[], [cx, cy, r]: readonly [number, number, number], squash = 1): string {
    const shape =
      squash === 1
        ? ''
        : ` gradientTransform="matrix(1 0 0 ${fine(squash)} 0 ${num(cy * (1 - squash))})"`;
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"${shape}>${stopsOf(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A round fading of light at a point of the canvas, squeezed vertically by `squash`; its stops are shared. */
  fade(stops: readonly Stop[], [cx, cy, r]: readonly [number, number, number], squash = 1): string {
    const shared = this.define(
      (name) => `<radialGradient id="${name}">${stopsOf(stops)}</radialGradient>`,
    );
    const shape =
      squash === 1
        ? ''
        : ` gradientTransform="matrix(1 0 0 ${fine(squash)} 0 ${num(cy * (1 - squash))})"`;
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" href="#${shared}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"${shape}/>`,
    );
    return `url(#${id})`;
  }

  /** A Gaussian blur of `deviation` canvas units; `whole` filters the whole canvas (for thin lines). */
  blur(deviation: number, whole = false): string {
    const region = whole
      ? 'filterUnits="userSpaceOnUse" x="-200" y="-200" width="2000" height="1400"'
      : 'x="-.6" y="-.6" width="2.2" height="2.2"';
    const id = this.define(
      (name) =>
        `<filter id="${name}" ${region} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
    );
    return `url(#${id})`;
  }

  clip(content: string): string {
    const id = this.define((name) => `<clipPath id="${name}">${content}</clipPath>`);
    return `url(#${id})`;
  }

  /** The `<defs>` the body needs, directly or through other definitions. */
  defsFor(body: string): string {
    const wanted = new Set<number>();
    const visit = (text: string) => {
      for (const [, code] of text.matchAll(/#d([0-9a-z]+)\b/g)) {
        const index = Number.parseInt(code ?? '', 36);
        const element = this.#elements[index];
        if (element === undefined || wanted.has(index)) continue;
        wanted.add(index);
        visit(element);
      }
    };
    visit(body);
    return [...wanted]
      .sort((a, b) => a - b)
      .map((index) => this.#elements[index])
      .join('');
  }
}
