import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { type ClientSetup, createApiClient, type TransportRequest } from './client.ts';

type Answer = { status: number; body: string; file?: File };

function ok(data: unknown): Answer {
  return { status: 200, body: JSON.stringify(data) };
}
function problem(status: number, code: string, more: Record<string, unknown> = {}): Answer {
  const body = { type: 'about:blank', title: code, status, code, request_id: 'req-1', ...more };
  return { status, body: JSON.stringify(body) };
}

/** A client over a transport that returns these responses in turn, and the requests it received. */
function clientWith(answers: Answer[], setup: Partial<ClientSetup> = {}) {
  const sent: TransportRequest[] = [];
  const client = createApiClient({
    transport: async (request) => {
      sent.push(request);
      return answers[sent.length - 1] ?? problem(500, 'internal_error');
    },
    locale: () => 'ar',
    serviceToken: async (renew) => (renew ? 'service-2' : 'service-1'),
    userToken: () => undefined,
    ...setup,
  });
  return { client, sent };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`No ApiError but ${String(error)}`);
  return error;
}

describe('what a call sends', () => {
  test('a public call carries database, user id, service credential, language and JSON types', async () => {
    const { client, sent } = clientWith([ok({ data: [] })], { locale: () => 'en' });
    await client.call('listProducts', { body: { limit: 4 } });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/main/products/all',
      body: '{"limit":4}',
      headers: {
        db: 'dp',
        uid: '1',
        authorization: 'Bearer service-1',
        'accept-language': 'en',
        accept: 'application/json',
        'content-type': 'application/json',
      },
    });
    expect(sent[0]?.headers).not.toHaveProperty('user-token');
  });

  test('calls with required or optional login send the user token; no others do', async () => {
    const userToken = () => 'shopper-1';
    const { client, sent } = clientWith([ok({}), ok({}), ok({})], { userToken });
    await client.call('listAddresses');
    await client.call('verifyResetOtp', { body: { login: 'mona@example.com', code: '123456' } });
    await client.call('listBrands');
    expect(sent[0]?.headers['user-token']).toBe('shopper-1');
    expect(sent[1]?.headers['user-token']).toBe('shopper-1');
    expect(sent[2]?.headers).not.toHaveProperty('user-token');
  });

  test('a guest makes a call with optional login without a token', async () => {
    const { client, sent } = clientWith([ok({})]);
    await client.call('checkVoucher', { body: { code: 'TEN', lines: [{ id: 1, quantity: 1 }] } });
    expect(sent[0]?.headers).not.toHaveProperty('user-token');
  });

  test('the service login itself carries no credential', async () => {
    const { client, sent } = clientWith([ok({})]);
    await client.call('serviceLogin', { body: { login: 'shop', password: 'secret' } });
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
  });

  test('path parameters, queries and further headers find their place', async () => {
    const { client, sent } = clientWith([ok({}), ok({})], { userToken: () => 'shopper-1' });
    await client.call('listOrders', { params: { id: 9 }, query: { state: 'ongoing' } });
    expect(sent[0]).toMatchObject({
      method: 'GET',
      path: '/main/orders/sales/9?state=ongoing',
      body: undefined,
      headers: { 'content-type': 'application/json' },
    });
    await client.call('logout', { headers: { 'idempotency-key': 'k' } });
    expect(sent[1]).toMatchObject({ body: '{}', headers: { 'idempotency-key': 'k' } });
  });
});

describe('successful responses', () => {
  test('the response is returned unchanged', async () => {
    const { client } = clientWith([ok({ data: [{ id: 1 }], total: 1 })]);
    expect(await client.call('listBrands')).toEqual({ data: [{ id: 1 }], total: 1 });
  });

  test('a problem document becomes an error with its code, fields, data and request id', async () => {
    const fields = { email: 'email_invalid' };
    const { client } = clientWith([problem(400, 'validation_failed', { fields, retry_in: 30 })]);
    const error = await failureOf(client.call('listBrands'));
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      fields,
      data: { retry_in: 30 },
      requestId: 'req-1',
    });
  });

  test.each([
    [
      'a page of HTML from something in between',
      502,
      '<h1>Bad Gateway</h1>',
      'service_unavailable',
    ],
    ['an empty error', 400, '', 'bad_answer'],
    ['an error without a code', 404, '{"error":"nope"}', 'bad_answer'],
    ['JSON that is not an object', 500, 'null', 'bad_answer'],
    ['a success that is not JSON', 200, '<html>', 'bad_answer'],
  ])('%s has its own code', async (_, status, body, code) => {
    const { client } = clientWith([{ status, body }]);
    expect(await failureOf(client.call('listBrands'))).toMatchObject({ status, code });
  });
});

describe('when a credential is refused', () => {
  test('a refused service credential is renewed once and the call retried', async () => {
    const { client, sent } = clientWith([
      problem(401, 'service_credential_invalid'),
      ok({ data: 1 }),
    ]);
    expect(await client.call('listBrands')).toEqual({ data: 1 });
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer service-1',
      'Bearer service-2',
    ]);
  });

  test('a credential refused twice is an error, not a loop', async () => {
    const refused = problem(401, 'service_credential_invalid');
    const { client, sent } = clientWith([refused, refused, ok({})]);
    const error = await failureOf(client.call('listBrands'));
    expect(error.code).toBe('service_credential_invalid');
    expect(sent).toHaveLength(2);
  });

  test('a refused session is reported to the session store, and is an error', async () => {
    const onSessionRefused = vi.fn();
    const { client } = clientWith([problem(401, 'session_expired')], {
      onSessionRefused,
      userToken: () => 'token',
    });
    expect((await failureOf(client.call('listAddresses'))).code).toBe('session_expired');
    expect(onSessionRefused.mock.calls).toEqual([['token']]);
  });

  test('a wrong password does not end the session', async () => {
    const onSessionRefused = vi.fn();
    const { client } = clientWith([problem(401, 'wrong_credentials')], { onSessionRefused });
    await failureOf(client.call('login', { body: { login: 'a@b.eg', password: 'wrong!' } }));
    expect(onSessionRefused).not.toHaveBeenCalled();
  });
});

describe('without a response', () => {
  const never = () => new Promise<never>(() => undefined);

  test('a broken network is network_error', async () => {
    const transport = () => Promise.reject(new TypeError('Failed to fetch'));
    const { client } = clientWith([], { transport });
    expect(await failureOf(client.call('listBrands'))).toMatchObject({
      status: 0,
      code: 'network_error',
    });
  });

  test('a slow call ends with timeout, even when the transport ignores the signal', async () => {
    const { client } = clientWith([], { transport: never });
    const error = await failureOf(client.call('listBrands', { timeoutMs: 1 }));
    expect(error).toMatchObject({ status: 0, code: 'timeout' });
  });

  test('an aborted call rejects with the caller’s reason', async () => {
    const { client } = clientWith([], { transport: never });
    const leaving = new AbortController();
    const call = client.call('listBrands', { signal: leaving.signal });
    leaving.abort('left the page');
    await expect(call).rejects.toBe('left the page');
  });

  test('a call aborted before it is sent rejects once, with the abort reason', async () => {
    const { client } = clientWith([], {
      transport: ({ signal }) => Promise.reject(signal.reason),
    });
    const signal = AbortSignal.abort('typed on');
    // An unhandled rejection would fail this test run.
    await expect(client.call('listProducts', { body: {}, signal })).rejects.toBe('typed on');
  });

  test('a failure to get the service credential is the call’s own error', async () => {
    const refusal = new ApiError({ status: 0, code: 'network_error' });
    const { client, sent } = clientWith([ok({})], { serviceToken: () => Promise.reject(refusal) });
    expect(await failureOf(client.call('listBrands'))).toBe(refusal);
    expect(sent).toHaveLength(0);
  });
});

describe('a call with a file response', () => {
  test('gives the file, and accepts JSON too, for what may go wrong', async () => {
    const file = new File(['%PDF-'], 'INV-000001.pdf', { type: 'application/pdf' });
    const { client, sent } = clientWith([{ status: 200, body: '', file }]);
    expect(await client.call('downloadInvoice', { params: { id: 7 } })).toBe(file);
    expect(sent[0]).toMatchObject({
      method: 'GET',
      path: '/main/orders/sale/order/7/invoice.pdf',
      headers: { accept: 'application/pdf, application/json' },
    });
  });

  test('reports errors like any other call', async () => {
    const { client } = clientWith([problem(503, 'service_unavailable')]);
    const failure = await failureOf(client.call('downloadInvoice', { params: { id: 7 } }));
    expect(failure.code).toBe('service_unavailable');
  });

  test('fails for another content type', async () => {
    const { client } = clientWith([{ status: 200, body: '<html>' }]);
    const failure = await failureOf(client.call('downloadInvoice', { params: { id: 7 } }));
    expect(failure.code).toBe('bad_answer');
  });
});
