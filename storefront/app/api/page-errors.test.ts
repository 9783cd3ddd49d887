import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { idFrom, orPageError, pageProblem } from './page-errors.ts';

async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('a call’s status becomes the page’s, with the code and the request id', async () => {
  const error = new ApiError({ status: 404, code: 'product_not_found', requestId: 'req-1' });
  expect(await thrownBy(orPageError(Promise.reject(error)))).toMatchObject({
    init: { status: 404 },
    data: { code: 'product_not_found', requestId: 'req-1' },
  });
});

test('a call without a response makes the page 503', async () => {
  const error = new ApiError({ status: 0, code: 'timeout' });
  expect(await thrownBy(orPageError(Promise.reject(error)))).toMatchObject({
    init: { status: 503 },
  });
});

test('other errors, and responses, pass unchanged', async () => {
  const error = new Error('a mistake');
  expect(await thrownBy(orPageError(Promise.reject(error)))).toBe(error);
  expect(await orPageError(Promise.resolve(7))).toBe(7);
});

test.each(['', '0', '-1', '1.5', 'abc', '1e3', '99999999999', undefined])(
  'an address with the id %o is a 404 page',
  (id) => {
    expect(() => idFrom(id)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  },
);

test('a positive integer id is accepted', () => {
  expect(idFrom('42')).toBe(42);
});

test('the error page knows status and problem', () => {
  const problem = { code: 'product_not_found', requestId: 'req-1' };
  expect(pageProblem(new ErrorResponse(404, '', problem))).toEqual({ status: 404, problem });
  expect(pageProblem(new ErrorResponse(500, '', null))).toEqual({
    status: 500,
    problem: undefined,
  });
  expect(pageProblem(new Error('a mistake'))).toEqual({ status: 500, problem: undefined });
  expect(pageProblem(new ApiError({ status: 0, code: 'network_error' })).status).toBe(503);
});
