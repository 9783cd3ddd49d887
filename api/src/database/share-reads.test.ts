import { describe, expect, it } from 'vitest';
import { rememberKeysUntilWrite, rememberUntilWrite } from './remember-until-write.ts';
import { shareKeyedReads, shareManyReads, shareReads } from './share-reads.ts';

/** A read whose ends the test decides. */
function heldReads<T>() {
  const started: PromiseWithResolvers<T>[] = [];
  const read = () => {
    const held = Promise.withResolvers<T>();
    started.push(held);
    return held.promise;
  };
  return { started, read };
}

describe('shared reads', () => {
  it('give whoever asks during a read the next one, which they share', async () => {
    const { started, read } = heldReads<string>();
    const shared = shareReads(read);
    const first = shared();
    const [second, third] = [shared(), shared()];
    started[0]?.resolve('old');
    expect(await first).toBe('old');
    expect(started).toHaveLength(2);
    started[1]?.resolve('new');
    expect(await Promise.all([second, third])).toEqual(['new', 'new']);
    expect(started).toHaveLength(2);
  });

  it('that fail tell all who shared them, and the next one is tried again', async () => {
    const { started, read } = heldReads<string>();
    const shared = shareReads(read);
    const first = shared();
    const [second, third] = [shared(), shared()];
    started[0]?.reject(new Error('away'));
    await expect(first).rejects.toThrow('away');
    started[1]?.reject(new Error('still away'));
    await expect(Promise.allSettled([second, third])).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    const fourth = shared();
    started[2]?.resolve('back');
    expect(await fourth).toBe('back');
  });

  it('with keys read all of them at once', async () => {
    const asked: (readonly number[])[] = [];
    const shared = shareKeyedReads(async (keys: readonly number[]) => {
      asked.push(keys);
      return new Map(keys.filter((key) => key < 10).map((key) => [key, `v${key}`]));
    });
    const answers = [1, 2, 3, 2, 99].map((key) => shared(key));
    expect(await Promise.all(answers)).toEqual(['v1', 'v2', 'v3', 'v2', undefined]);
    expect(asked).toEqual([[1], [2, 3, 99]]);
  });
});

describe('shared reads of many things', () => {
  it('read what all ask for at the same time with one query', async () => {
    const asked: (readonly number[])[] = [];
    const shared = shareManyReads(async (keys: readonly number[]) => {
      asked.push(keys);
      return new Map(keys.map((key) => [key, `v${key}`]));
    });
    const answers = await Promise.all([shared([1, 2]), shared([2, 3]), shared([3, 4])]);
    expect(answers[0].get(1)).toBe('v1');
    expect([answers[1].get(2), answers[1].get(3), answers[2].get(4)]).toEqual(['v2', 'v3', 'v4']);
    expect(asked).toEqual([
      [1, 2],
      [2, 3, 4],
    ]);
  });

  it('ask for some hundred at a time, or for all that one caller wants', async () => {
    const sizes: number[] = [];
    const shared = shareManyReads(async (keys: readonly number[]) => {
      sizes.push(keys.length);
      return new Map(keys.map((key) => [key, key]));
    });
    const range = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => from + at);
    const wanted = [
      range(0, 1),
      range(100, 300),
      range(400, 300),
      range(700, 200),
      range(900, 800),
    ];
    const answers = await Promise.all(wanted.map((keys) => shared(keys)));
    expect(sizes).toEqual([1, 300, 500, 800]);
    expect(answers.every((answer, at) => wanted[at]?.every((key) => answer.get(key) === key))).toBe(
      true,
    );
  });
});

describe('what is remembered until something is written', () => {
  it('is read once between two writes', async () => {
    let writes = 0;
    let reads = 0;
    const remembered = rememberUntilWrite(
      () => writes,
      async () => ++reads,
    );
    expect([await remembered(), await remembered()]).toEqual([1, 1]);
    writes += 1;
    expect([await remembered(), await remembered()]).toEqual([2, 2]);
  });

  it('is read again when something was written while it was read', async () => {
    let writes = 0;
    const { started, read } = heldReads<string>();
    const remembered = rememberUntilWrite(() => writes, read);
    const first = remembered();
    writes += 1;
    started[0]?.resolve('perhaps old');
    expect(await first).toBe('perhaps old');
    const second = remembered();
    started[1]?.resolve('new');
    expect(await second).toBe('new');
  });

  it('is read each time where other processes may write', async () => {
    let reads = 0;
    const remembered = rememberUntilWrite(undefined, async () => ++reads);
    expect([await remembered(), await remembered()]).toEqual([1, 2]);
  });

  it('goes by key, and what was not found is asked for again', async () => {
    let writes = 0;
    const asked: number[] = [];
    const remembered = rememberKeysUntilWrite(
      () => writes,
      async (key: number) => {
        asked.push(key);
        return key < 10 ? writes : undefined;
      },
    );
    expect([await remembered(1), await remembered(1), await remembered(2)]).toEqual([0, 0, 0]);
    expect([await remembered(99), await remembered(99)]).toEqual([undefined, undefined]);
    writes += 1;
    expect(await remembered(1)).toBe(1);
    expect(asked).toEqual([1, 2, 99, 99, 1]);
  });
});
