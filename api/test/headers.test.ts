import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

describe('the header rules', () => {
  it.each([
    ['no database name', { db: undefined }, 400, 'database_required'],
    ['another database name', { db: 'other' }, 404, 'unknown_database'],
    ['no user id', { uid: undefined }, 400, 'uid_required'],
    ['another user id', { uid: '2' }, 400, 'unknown_uid'],
    ['no accept type', { accept: undefined }, 406, 'not_acceptable'],
    ['another accept type', { accept: 'text/html' }, 406, 'not_acceptable'],
    ['a refused accept type', { accept: 'application/json;q=0' }, 406, 'not_acceptable'],
    ['no content type', { 'content-type': undefined }, 415, 'unsupported_media_type'],
    ['another content type', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['no service credential', { authorization: undefined }, 401, 'service_credential_required'],
    [
      'an invented credential',
      { authorization: 'Bearer x.y.z' },
      401,
      'service_credential_invalid',
    ],
    ['another scheme', { authorization: 'Basic abc' }, 401, 'service_credential_invalid'],
  ])('a call with %s is refused', async (_, headers, status, code) => {
    const answer = await shop.call('listStatesAndCities', { body: {} }, { headers });
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.problem.request_id).toBe(answer.headers['x-request-id']);
  });

  it('accepts */* and a charset', async () => {
    const headers = { accept: '*/*', 'content-type': 'application/json; charset=utf-8' };
    expect((await shop.call('listStatesAndCities', { body: {} }, { headers })).status).toBe(200);
  });
});

describe('the service account', () => {
  it('gets a credential that opens public calls', async () => {
    const { status, body } = await shop.call('serviceLogin', {
      body: { login: 'service', password: 'service-password-for-tests' },
    });
    expect(status).toBe(200);
    expect(new Date(body.data.expires_at) > shop.clock.now()).toBe(true);
  });

  it.each([
    ['login', { login: 'other', password: 'service-password-for-tests' }],
    ['password', { login: 'service', password: 'other' }],
  ])('is refused with a wrong %s', async (_, body) => {
    const answer = await shop.call('serviceLogin', { body });
    expect([answer.status, answer.problem.code]).toEqual([401, 'service_login_failed']);
  });

  it("is asked to log in again when the credential's day is over", async () => {
    const authorization = `Bearer ${await shop.credential()}`;
    shop.clock.advance({ hours: 25 });
    const answer = await shop.call(
      'listStatesAndCities',
      { body: {} },
      { headers: { authorization } },
    );
    expect(answer.problem.code).toBe('service_credential_invalid');
  });
});

describe('a body', () => {
  it.each([
    ['that is not JSON', '{"limit":', 400, 'malformed_json'],
    ['with a poisoned prototype', '{"__proto__": {"limit": 1}}', 400, 'malformed_json'],
    ['that is too large', JSON.stringify({ limit: 'x'.repeat(70_000) }), 413, 'body_too_large'],
    ['with unknown fields', '{"limits": 3}', 400, 'validation_failed'],
    ['that is a list', '[]', 400, 'validation_failed'],
    ['that is null', 'null', 400, 'validation_failed'],
  ])('%s is refused', async (_, body, status, code) => {
    const answer = await shop.call('listStatesAndCities', { body });
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
  });

  it('names each unknown and each wrong field', async () => {
    const { problem } = await shop.call('listStatesAndCities', {
      body: { limit: 0, offset: 1.5, page: 1 },
    });
    expect(problem.fields).toEqual({
      limit: 'too_small',
      offset: 'not_whole',
      page: 'unknown_field',
    });
  });
});

it('an unknown path is a problem document too', async () => {
  const answer = await shop.app.inject({ method: 'POST', url: '/api/nothing/here' });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'route_not_found']);
});

it('is alive and ready', async () => {
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
  expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
});
