import { buffer } from 'node:stream/consumers';
import type { CallParts } from '@dp/contract/call-request.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { staffCallRequest } from '@dp/contract/staff/call-request.ts';
import { type StaffCallName, staffCalls } from '@dp/contract/staff/calls.ts';
import type { StaffCallInput, StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { Permission } from '@dp/contract/staff/permissions.ts';
import type { StaffProblem } from '@dp/contract/staff/problem.ts';
import type { BuiltInRole } from '@dp/contract/staff/roles.ts';
import type { StaffCall } from '@dp/contract/staff/staff-call.ts';
import type { FastifyInstance } from 'fastify';
import type { ApiConfig } from '../src/config.ts';
import { staffCookie } from '../src/http/staff-endpoint.ts';
import { createStaffApp } from '../src/staff-app.ts';
import { arrangeRole, arrangeStaff, arrangeStaffSession } from './arrange/staff.ts';
import { type Answer, TestApp } from './test-app.ts';

/** A signed-in member of staff. */
export interface StaffCaller {
  readonly staffId: number;
  /** The session token, as in the cookie. */
  readonly token: string;
}

interface StaffCallOptions {
  readonly as?: StaffCaller | undefined;
  readonly locale?: Locale;
  /** Replaces or, with undefined, leaves out single headers. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** What a staff call answered. */
export type StaffAnswer<T> = Omit<Answer<T>, 'problem'> & { readonly problem: StaffProblem };

/** The real back office beside a shop, on the same database and clock. */
export class TestBackOffice {
  readonly shop: TestApp;
  readonly app: FastifyInstance;

  private constructor(shop: TestApp, app: FastifyInstance) {
    this.shop = shop;
    this.app = app;
  }

  /** With a shop of its own; `close` closes both. */
  static async open(config: Partial<ApiConfig> = {}): Promise<TestBackOffice> {
    return TestBackOffice.on(await TestApp.open(config));
  }

  /** Beside a shop that is open. */
  static async on(shop: TestApp): Promise<TestBackOffice> {
    const app = await createStaffApp(shop.deps);
    await app.ready();
    return new TestBackOffice(shop, app);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.shop.close();
  }

  get db() {
    return this.shop.db;
  }

  get clock() {
    return this.shop.clock;
  }

  /**
   * A new member of staff with a built-in role, or with a role of just these permissions, signed in at this
   * moment; none of them needs a second factor.
   */
  async signIn(role: BuiltInRole | readonly Permission[]): Promise<StaffCaller> {
    const roleId = await arrangeRole(this.shop, role);
    const { staffId } = await arrangeStaff(this.shop, { roleId });
    return { staffId, token: await arrangeStaffSession(this.shop, staffId) };
  }

  /** Signs in through the API. */
  async signInAs(body: { email: string; password: string }): Promise<StaffCaller> {
    const answer = await this.call('signIn', { body });
    const token = sessionTokenOf(answer);
    if (token === undefined) throw new Error(`signIn: ${answer.problem.code}`);
    const me = await this.call('me', {}, { as: { staffId: 0, token } });
    return { staffId: me.body.data?.id ?? 0, token };
  }

  /** A call as the screens make it. */
  async call<N extends StaffCallName>(
    name: N,
    input: Partial<Record<keyof StaffCallInput<N>, unknown>> = {},
    { as, locale = 'en', headers = {} }: StaffCallOptions = {},
  ): Promise<StaffAnswer<StaffCallOutput<N>>> {
    const { requestType, responseType }: StaffCall = staffCalls[name];
    const request = staffCallRequest(name, input as CallParts, locale);
    const payload = requestType === undefined ? request.body : (input as { body?: Buffer }).body;
    const { adminUrl } = this.shop.deps.config;
    const all: Record<string, string | undefined> = {
      ...request.headers,
      origin: staffCalls[name].method === 'POST' ? adminUrl : undefined,
      cookie: as && `${staffCookie(adminUrl).name}=${as.token}`,
      ...headers,
    };
    const response = await this.app.inject({
      method: request.method,
      url: request.path,
      headers: Object.fromEntries(
        Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined),
      ),
      ...(payload === undefined ? {} : { payload }),
      payloadAsStream: true,
    });
    // A stream of events has no end: tests of what it says listen to it themselves.
    const endless = responseType === 'text/event-stream' && response.statusCode === 200;
    const stream = response.stream();
    if (endless) stream.destroy();
    const bytes = endless ? Buffer.alloc(0) : await buffer(stream);
    const json = /json/.test(String(response.headers['content-type']));
    const parsed = json && bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined;
    return {
      status: response.statusCode,
      headers: response.headers,
      body: parsed,
      problem: parsed,
      bytes,
    };
  }
}

/** The session token that an answer gives; an empty one takes it away, undefined leaves it. */
export function sessionTokenOf({ headers }: Pick<StaffAnswer<unknown>, 'headers'>) {
  return /^(?:__Host-)?dp_staff=([\w-]*);/.exec(String(headers['set-cookie'] ?? ''))?.[1];
}
