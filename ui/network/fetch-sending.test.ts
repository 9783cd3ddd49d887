import { expect, test, vi } from 'vitest';
import { fetchSending } from './fetch-sending.ts';

test('what was stopped before it began is not sent', async () => {
  const send = vi.fn();
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      open() {}
      setRequestHeader() {}
      send = send;
    },
  );
  const signal = AbortSignal.abort(new Error('Removed'));
  const sending = fetchSending(() => undefined)('/api/pictures', { method: 'POST', signal });
  await expect(sending).rejects.toThrow('Removed');
  expect(send).not.toHaveBeenCalled();
});
