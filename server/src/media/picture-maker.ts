import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MediaStore, StoredOriginal } from '@dp/api/media/media-port.ts';
import { FORMATS, type PictureFormat } from '@dp/api/media/picture-recipe.ts';
import { DAY_MS } from '@dp/contract/durations.ts';
import type { MadeSizes } from './made-sizes.ts';
import type { PictureFolders } from './make-picture.ts';

/** Pictures generated concurrently for waiting shoppers; each takes a core. */
const AT_ONCE = 2;
/** How often the process checks whether it is idle, in milliseconds. */
const IDLE_CHECK_MS = 250;
/** How often sizes are looked for whose originals were deleted, in milliseconds. */
const SWEEP_MS = DAY_MS;
/** Share of time that the process may be at work and still count as idle. */
const IDLE_SHARE = 0.1;

/** Loaded with the first picture: the image library would slow down every start. */
const loadMaking = () => import('./make-picture.ts');

/**
 * Generates the served pictures from the originals. A size is generated on its first request, in some tenths
 * of a second; the rest while the process is idle. Progress is what is on disk: a restart generates nothing again.
 */
export class PictureMaker {
  readonly #folders: PictureFolders;
  readonly #isMachineIdle: () => boolean;
  readonly #underWay = new Map<string, Promise<boolean>>();
  readonly #waiting: (() => void)[] = [];
  #working = 0;
  readonly #stop = new AbortController();
  #filling: Promise<void> | undefined;
  /** Originals of which all sizes were there; sizes only go with their original. */
  readonly #complete = new Set<string>();
  #sweeping: NodeJS.Timeout | undefined;
  /** Whether sizes are to be looked for whose originals were deleted. */
  #isSweepDue = true;
  #onError: ((error: unknown) => void) | undefined;

  constructor(store: MediaStore, sizes: MadeSizes, isMachineIdle: () => boolean = hasIdleCores) {
    this.#folders = { store, sizes };
    this.#isMachineIdle = isMachineIdle;
  }

  /**
   * Ensures that the file at an address exists (`/media/ab/ab…-480.avif`).
   *
   * @returns whether there is such a picture in this size and format.
   */
  async ensure(address: string): Promise<boolean> {
    const [, start, id, digits, format] =
      /^\/media\/([0-9a-f]{2})\/([0-9a-f]{24})-(\d{1,4})\.(avif|webp)$/.exec(address) ?? [];
    if (id === undefined || start !== id.slice(0, 2) || !isFormat(format)) return false;
    const width = Number(digits);
    const file = this.#folders.sizes.file(id, width, format);
    if (existsSync(file)) return true;
    let making = this.#underWay.get(file);
    if (!making) {
      making = this.#make(id, width, format).finally(() => this.#underWay.delete(file));
      this.#underWay.set(file, making);
    }
    return making;
  }

  /**
   * From now on generates missing sizes whenever the process is idle: those missing now, and again once a
   * missing picture was requested, since others were added with it. Once a day it deletes the sizes of originals that
   * the store no longer has.
   */
  fillWhenIdle(onError: (error: unknown) => void): void {
    this.#onError = onError;
    this.#startFilling();
    this.#sweeping = setInterval(() => {
      this.#isSweepDue = true;
      this.#startFilling();
    }, SWEEP_MS).unref();
  }

  /** Generates everything that is missing; `progress` gets the number of finished originals. */
  async fillNow(progress: (done: number, total: number) => void): Promise<void> {
    const missing = await this.#missing();
    const { makePictures } = await loadMaking();
    let done = 0;
    const queue = missing.values();
    const work = async () => {
      for (const original of queue) {
        await makePictures(this.#folders, original, this.#missingSizes(original));
        done += 1;
        progress(done, missing.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** Finishes work in progress and starts no more. */
  async stop(): Promise<void> {
    this.#stop.abort();
    clearInterval(this.#sweeping);
    await this.#filling;
    await Promise.allSettled(this.#underWay.values());
  }

  async #make(id: string, width: number, format: PictureFormat): Promise<boolean> {
    const original = await this.#folders.store.find(id);
    if (!original?.facts.widths.includes(width)) return false;
    if (this.#working >= AT_ONCE) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#working += 1;
    try {
      const { makePicture } = await loadMaking();
      await makePicture(this.#folders, original, width, format);
      this.#startFilling();
      return true;
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }

  #startFilling(): void {
    const onError = this.#onError;
    if (!onError || this.#filling || this.#stop.signal.aborted) return;
    this.#filling = this.#fill(onError)
      .catch(onError)
      .finally(() => {
        this.#filling = undefined;
      });
  }

  async #fill(onError: (error: unknown) => void): Promise<void> {
    for (const original of await this.#missing()) {
      if (!(await this.#idle())) return;
      try {
        const { makePictures } = await loadMaking();
        await makePictures(this.#folders, original, this.#missingSizes(original));
      } catch (error) {
        onError(error);
      }
    }
  }

  /** Waits until the process has little to do. @returns false when it is to stop. */
  async #idle(): Promise<boolean> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const before = performance.eventLoopUtilization();
      try {
        await sleep(IDLE_CHECK_MS, undefined, { signal, ref: false });
      } catch {
        return false;
      }
      const { utilization } = performance.eventLoopUtilization(before);
      if (utilization < IDLE_SHARE && this.#isMachineIdle() && this.#working === 0) return true;
    }
    return false;
  }

  async #missing(): Promise<StoredOriginal[]> {
    const ids = await this.#folders.store.ids();
    await this.#sweep(new Set(ids));
    const missing: StoredOriginal[] = [];
    for (const id of ids) {
      if (this.#stop.signal.aborted) return [];
      if (this.#complete.has(id)) continue;
      const original = await this.#folders.store.find(id);
      if (!original) continue;
      if (this.#missingSizes(original).length > 0) missing.push(original);
      else this.#complete.add(id);
    }
    return missing;
  }

  async #sweep(originals: ReadonlySet<string>): Promise<void> {
    if (!this.#isSweepDue) return;
    this.#isSweepDue = false;
    await this.#folders.sizes.removeOthers(originals, this.#stop.signal);
    for (const id of this.#complete) if (!originals.has(id)) this.#complete.delete(id);
  }

  #missingSizes(original: StoredOriginal) {
    return sizesOf(original).filter(
      ({ width, format }) => !existsSync(this.#folders.sizes.file(original.id, width, format)),
    );
  }
}

/** The sizes and formats that a picture is shown in. */
function sizesOf({ facts }: StoredOriginal): { width: number; format: PictureFormat }[] {
  return facts.widths.flatMap((width) => FORMATS.map((format) => ({ width, format })));
}

function isFormat(format: string | undefined): format is PictureFormat {
  return FORMATS.some((known) => known === format);
}

/** Whether other programs leave cores idle; Windows does not report it and counts as idle. */
function hasIdleCores(): boolean {
  return (loadavg()[0] ?? 0) < availableParallelism();
}
