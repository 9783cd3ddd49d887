import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followOrders } from './order-events.ts';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  closed = false;
  close() {
    this.closed = true;
  }
  say(event: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => vi.useRealTimers());

function follow() {
  const sources: FakeSource[] = [];
  const onOrders = vi.fn();
  const onGap = vi.fn();
  const stop = followOrders({ onOrders, onGap }, () => {
    const source = new FakeSource();
    sources.push(source);
    return source as unknown as EventSource;
  });
  return { sources, onOrders, onGap, stop };
}

test('orders are passed on as they come', () => {
  const { sources, onOrders } = follow();
  sources[0]?.say('orders', { orders: [{ id: 7, placed: true }] });
  expect(onOrders).toHaveBeenCalledWith([{ id: 7, placed: true }]);
});

test('what came between reading the page and the start of the stream is read once', () => {
  const { sources, onGap } = follow();
  sources[0]?.say('ready');
  expect(onGap).toHaveBeenCalledTimes(1);
  // The browser resumed it where it ended.
  sources[0]?.say('ready');
  expect(onGap).toHaveBeenCalledTimes(1);
});

test('an interrupted stream is left to the browser, a refused one is opened again', () => {
  const { sources, onGap } = follow();
  sources[0]?.fail(0);
  vi.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
  sources[0]?.fail(2);
  expect(onGap).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(sources).toHaveLength(2);
  sources[1]?.say('ready');
  expect(onGap).toHaveBeenCalledTimes(2);
});

test('too much missed means reading everything again', () => {
  const { sources, onGap } = follow();
  sources[0]?.say('reset');
  expect(onGap).toHaveBeenCalledTimes(1);
});

test('nothing is opened after stopping', () => {
  const { sources, stop } = follow();
  sources[0]?.fail(2);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
  expect(sources[0]?.closed).toBe(true);
});
