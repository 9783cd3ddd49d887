import {
  type MediaStore,
  mediaAway,
  mediaFull,
  type StoredOriginal,
} from '../../src/media/media-port.ts';
import { pictureId } from '../../src/media/picture-id.ts';
import type { OriginalFacts } from '../../src/media/picture-recipe.ts';

/** A media store in memory, which a test can fill up or take away. */
export class MemoryMedia implements MediaStore {
  readonly originals = new Map<string, { bytes: Buffer; facts: OriginalFacts }>();
  state: 'there' | 'full' | 'away' = 'there';

  async find(id: string): Promise<StoredOriginal | undefined> {
    this.#assertThere();
    const original = this.originals.get(id);
    return original && { id, facts: original.facts };
  }

  async get(id: string): Promise<Buffer> {
    this.#assertThere();
    const original = this.originals.get(id);
    if (!original) throw new Error(`The picture ${id} is not stored`);
    return original.bytes;
  }

  async put(bytes: Buffer, facts: OriginalFacts): Promise<void> {
    this.#assertThere();
    if (this.state === 'full') throw mediaFull(new Error('No room for a test'));
    this.originals.set(pictureId(bytes), { bytes, facts });
  }

  async ids(): Promise<string[]> {
    this.#assertThere();
    return [...this.originals.keys()].sort();
  }

  async remove(id: string): Promise<number> {
    this.#assertThere();
    const bytes = this.originals.get(id)?.bytes.length ?? 0;
    this.originals.delete(id);
    return bytes;
  }

  #assertThere(): void {
    if (this.state === 'away') throw mediaAway(new Error('Taken away by a test'));
  }
}
