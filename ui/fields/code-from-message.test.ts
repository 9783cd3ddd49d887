import { beforeEach, expect, test, vi } from 'vitest';

/** A browser that can read codes; its request ends by its signal or `arrive`. */
function fakeBrowser() {
  const questions: { arrive: (code: string) => void; signal: AbortSignal }[] = [];
  let open = 0;
  let mostOpen = 0;
  vi.stubGlobal('OTPCredential', class {});
  vi.stubGlobal('navigator', {
    credentials: {
      get: ({ signal }: { signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          open += 1;
          mostOpen = Math.max(mostOpen, open);
          const end = (settle: () => void) => {
            open -= 1;
            settle();
          };
          signal.addEventListener('abort', () => end(() => reject(signal.reason)));
          questions.push({ signal, arrive: (code) => end(() => resolve({ code })) });
        }),
    },
  });
  return { questions, mostOpen: () => mostOpen };
}

async function freshReader() {
  vi.resetModules();
  return (await import('./code-from-message.ts')).readCodeFromMessage;
}

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});

test('the code of the message is handed over', async () => {
  const readCodeFromMessage = await freshReader();
  const found = vi.fn();
  readCodeFromMessage(found);
  await vi.waitFor(() => expect(browser.questions).toHaveLength(1));
  browser.questions[0]?.arrive('123456');
  await vi.waitFor(() => expect(found).toHaveBeenCalledWith('123456'));
});

test('a second field waits for the first to leave: two requests at once crash the page', async () => {
  const readCodeFromMessage = await freshReader();
  const found = vi.fn();
  const leave = readCodeFromMessage(vi.fn());
  readCodeFromMessage(found);
  await vi.waitFor(() => expect(browser.questions).toHaveLength(1));
  leave();
  await vi.waitFor(() => expect(browser.questions).toHaveLength(2));
  browser.questions[1]?.arrive('654321');
  await vi.waitFor(() => expect(found).toHaveBeenCalledWith('654321'));
  expect(browser.mostOpen()).toBe(1);
});

test('a field that left before its turn makes no request', async () => {
  const readCodeFromMessage = await freshReader();
  const leaveFirst = readCodeFromMessage(vi.fn());
  await vi.waitFor(() => expect(browser.questions).toHaveLength(1));
  readCodeFromMessage(vi.fn())();
  readCodeFromMessage(vi.fn());
  leaveFirst();
  await vi.waitFor(() => expect(browser.questions).toHaveLength(2));
  expect(browser.questions[1]?.signal.aborted).toBe(false);
});

test('a browser without WebOTP gets no request', async () => {
  vi.unstubAllGlobals();
  const readCodeFromMessage = await freshReader();
  expect(readCodeFromMessage(vi.fn())).not.toThrow();
});
