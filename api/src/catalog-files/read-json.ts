import { type CatalogSource, type Place, unusableFile } from './catalog-source.ts';

/** Deeper nesting than any catalogue has. */
const DEPTH_MAX = 50;

/**
 * Reads JSON and remembers where everything stands.
 *
 * @throws ProblemError 422 `catalog_file_invalid` with the place where it stops being JSON.
 */
export function readJson(text: string): CatalogSource {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    const place = placeAt(text, new Scanner(text).findMistake());
    throw unusableFile([{ place, message: 'is not JSON from here on' }], { cause });
  }
  return { data, locate: (path) => placeAt(text, new Scanner(text).find(path)) };
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

/** Thrown where the text stops being JSON. */
class Mistake extends Error {
  readonly offset: number;
  constructor(offset: number) {
    super();
    this.offset = offset;
  }
}

/** Walks through JSON text without building values. */
class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The offset of the first mistake; the end when there is none. */
  findMistake(): number {
    try {
      this.#space();
      this.#skipValue(0);
      this.#space();
      return this.#at;
    } catch (error) {
      if (error instanceof Mistake) return error.offset;
      throw error;
    }
  }

  /** The offset of the value at `path`, or of the nearest one above it that exists. */
  find(path: readonly (string | number)[]): number {
    this.#space();
    for (const step of path) {
      const start = this.#at;
      if (!this.#enter(step)) return start;
    }
    return this.#at;
  }

  /** Goes to a member of the object or list that starts here. */
  #enter(step: string | number): boolean {
    const opening = this.#text[this.#at];
    if (opening !== (typeof step === 'number' ? '[' : '{')) return false;
    for (let index = 0; this.#nextMember(index); index += 1) {
      const key = opening === '{' ? this.#key() : index;
      if (key === step) return true;
      this.#skipValue(0);
    }
    return false;
  }

  /** Passes the bracket or comma before a member. @returns false at the end. */
  #nextMember(index: number): boolean {
    if (index === 0) this.#at += 1;
    this.#space();
    const closing = this.#text[this.#at] === '}' || this.#text[this.#at] === ']';
    if (closing && index === 0) return false;
    if (index > 0) {
      if (closing) return false;
      this.#expect(',');
      this.#space();
    }
    return true;
  }

  #key(): string {
    const start = this.#at;
    this.#skipString();
    const key = JSON.parse(this.#text.slice(start, this.#at)) as string;
    this.#space();
    this.#expect(':');
    this.#space();
    return key;
  }

  #skipValue(depth: number): void {
    if (depth > DEPTH_MAX) throw new Mistake(this.#at);
    const first = this.#text[this.#at];
    if (first === '{' || first === '[') {
      for (let index = 0; this.#nextMember(index); index += 1) {
        if (first === '{') this.#key();
        this.#skipValue(depth + 1);
      }
      this.#expect(first === '{' ? '}' : ']');
    } else if (first === '"') {
      this.#skipString();
    } else {
      this.#skipPattern(
        /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y,
      );
    }
  }

  #skipString(): void {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none in its strings
    this.#skipPattern(/"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y);
  }

  #skipPattern(pattern: RegExp): void {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) throw new Mistake(this.#at);
    this.#at = pattern.lastIndex;
  }

  #space(): void {
    while (/[ \t\r\n]/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  #expect(character: string): void {
    if (this.#text[this.#at] !== character) throw new Mistake(this.#at);
    this.#at += 1;
  }
}
