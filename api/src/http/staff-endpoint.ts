import { MINUTE_MS } from '@dp/contract/durations.ts';
import type { EndpointSchemas } from '@dp/contract/endpoints.ts';
import { type StaffCallName, staffCalls } from '@dp/contract/staff/calls.ts';
import { type StaffCallOutput, staffEndpoints } from '@dp/contract/staff/endpoints.ts';
import { FRESH_FACTOR_MINUTES, STAFF_SESSION_MAX_DAYS } from '@dp/contract/staff/limits.ts';
import { staffProblem } from '@dp/contract/staff/problem.ts';
import type { FactorMethod } from '@dp/contract/staff/staff.ts';
import type { StaffCall } from '@dp/contract/staff/staff-call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { requirePermission, type StaffPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { addCallRoute, partsOf, type RequestParts, type Sendable } from './call-route.ts';
import { readCookie, sessionCookie } from './cookies.ts';
import { addFileBodies } from './file-bodies.ts';
import { assertBodyType } from './header-rules.ts';
import { assertStorable } from './storable-text.ts';

/** A session of a member of staff, as far as calls depend on it. */
export interface StaffSession {
  /** Without any permission until the sign-in is complete. */
  readonly principal: StaffPrincipal;
  /** Whether only the password was given so far. */
  readonly half: boolean;
  /** Whether a second factor is required and missing. */
  readonly mustSetUpFactor: boolean;
  /** When the second factor, or the password of who has none, was last given. */
  readonly provenAt: Date;
  /** By which of them this person can prove it again. */
  readonly methods: readonly FactorMethod[];
}

/** How a session token becomes a session; undefined when it is unknown, expired, revoked or its owner disabled. */
export type AuthenticateStaff = (token: string, ip: string) => Promise<StaffSession | undefined>;

type Schemas = typeof staffEndpoints;
type Output<N extends StaffCallName, K extends string> =
  Schemas[N] extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** What a handler gets: validated parts, the caller's language, and who calls. */
interface StaffRequest<N extends StaffCallName> extends RequestParts {
  readonly params: Output<N, 'params'>;
  readonly query: Output<N, 'query'>;
  readonly body: Output<N, 'body'>;
  readonly staff: (typeof staffCalls)[N]['access'] extends 'anyone' ? undefined : StaffPrincipal;
  /** Gives the caller a session token, or with undefined takes theirs away. */
  setSession(token: string | undefined): void;
}

/** Registers one call of the back office: session, permission, origin, validation and response follow the contract. */
export type AddStaffEndpoint = <N extends StaffCallName>(
  name: N,
  handler: (request: StaffRequest<N>) => StaffResponse<N> | Promise<StaffResponse<N>>,
) => void;
type StaffResponse<N extends StaffCallName> = (typeof staffCalls)[N] extends {
  responseType: string;
}
  ? Sendable
  : StaffCallOutput<N>;

/** The registrar for `app`. */
export function createStaffEndpointRegistrar(
  app: FastifyInstance,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  authenticate: AuthenticateStaff,
): AddStaffEndpoint {
  const cookie = staffCookie(config.adminUrl);
  const admitFile = addFileBodies(app);
  const sessions = new WeakMap<FastifyRequest, StaffSession>();

  const admit = async (call: StaffCall, request: FastifyRequest, reply: FastifyReply) => {
    if (call.method === 'POST') {
      assertBodyType(request, call.requestType);
      if (request.headers.origin !== config.adminUrl) throw new ProblemError(403, 'origin_refused');
    }
    if (call.access === 'anyone') return;
    const token = readCookie(request.headers.cookie, cookie.name);
    if (!token) throw new ProblemError(401, 'login_required');
    const session = await authenticate(token.slice(0, 200), request.ip);
    if (!session) throw new ProblemError(401, 'session_expired');
    assertAllowed(call, session, now());
    sessions.set(request, session);
    if (call.requestType !== undefined) admitFile(reply);
  };

  return (name, handler) => {
    const call: StaffCall = staffCalls[name];
    const schemas: EndpointSchemas = staffEndpoints[name];
    addCallRoute(app, {
      name,
      call,
      schemas,
      failure: staffProblem,
      admit: (request, reply) => admit(call, request, reply),
      inspect: assertStorable,
      answer: async (request, reply) =>
        handler({
          ...partsOf(request),
          staff: sessions.get(request)?.principal,
          setSession: (token: string | undefined) => {
            const seconds = STAFF_SESSION_MAX_DAYS * 24 * 60 * 60;
            reply.header('set-cookie', sessionCookie(cookie, token, seconds));
          },
        } as StaffRequest<typeof name>),
    });
  };
}

/** The back office's session cookie; by https its name binds it to this host alone. */
export function staffCookie(adminUrl: string): { name: string; secure: boolean } {
  const secure = adminUrl.startsWith('https:');
  return { name: secure ? '__Host-dp_staff' : 'dp_staff', secure };
}

/**
 * @throws ProblemError 401 `factor_required`; 403 `factor_setup_required`, `permission_required` or
 *   `factor_needed`.
 */
function assertAllowed(call: StaffCall, session: StaffSession, at: Date): void {
  const { access } = call;
  const { principal, methods, provenAt } = session;
  if (access === 'anyone' || access === 'half-signed-in') return;
  if (session.half) throw new ProblemError(401, 'factor_required', { methods });
  if (session.mustSetUpFactor && !call.beforeFactor) {
    throw new ProblemError(403, 'factor_setup_required');
  }
  if (access !== 'signed-in') requirePermission(principal, access);
  const age = at.getTime() - provenAt.getTime();
  if (call.freshFactor && age > FRESH_FACTOR_MINUTES * MINUTE_MS) {
    throw new ProblemError(403, 'factor_needed', { methods });
  }
}
