import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ProviderName } from '@dp/contract/payments.ts';
import type { AttemptIds, BeginRequest, RawCallback } from '../../src/payments/payment-provider.ts';

const DEMO = new URL('../../../demo/', import.meta.url);

/** What a provider would send: tests deliver it, drop it, repeat and alter it. */
export interface SentCallback {
  readonly query: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A simulated provider in a process of its own. */
export interface Simulator {
  readonly address: string;
  post<Answer>(path: string, body: object): Promise<Answer>;
  /** A shopper pays an attempt on the pay page. */
  pay(reference: string, how: string): Promise<{ id: number | string; callbacks: SentCallback[] }>;
  /** How the next call of a kind is answered. */
  next(how: { create?: string; refund?: string }): Promise<void>;
  stop(): void;
}

/** Starts the simulator of a payment provider. */
export function startSimulator(name: ProviderName): Promise<Simulator> {
  return startSimulatorOf(`payment-simulators/${name}.ts`);
}

/** Starts the simulator in a file of the demo's folder. */
export async function startSimulatorOf(path: string): Promise<Simulator> {
  const file = fileURLToPath(new URL(path, DEMO));
  const child = spawn(process.execPath, [file, '0'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout, 'data');
  const address = String(said).trim();
  async function post<Answer>(path: string, body: object): Promise<Answer> {
    const answer = await fetch(new URL(path, address), {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Answer;
  }
  return {
    address,
    post,
    pay: (reference, how) => post('/simulator/pay', { reference, how }),
    next: async (how) => {
      await post('/simulator/next', how);
    },
    stop: () => child.stdin.end(),
  };
}

let attempts = 0;

/** An attempt to pay 1,500.50 pounds, under a fresh reference. */
export function newRequest(some: Partial<BeginRequest> = {}): BeginRequest {
  attempts += 1;
  return {
    reference: `DP-1-${attempts}`,
    amount: 150_050,
    method: 'card',
    expiresAt: new Date('2026-11-23T10:30:00Z'),
    locale: 'ar',
    orderNumber: 'DP-1',
    lines: [
      { sku: 'LMP-9W', name: '3 × لمبة ليد', amount: 145_050 },
      { sku: 'DELIVERY', name: 'Delivery', amount: 5_000 },
    ],
    customer: {
      name: 'منى',
      mobile: '01012345678',
      email: null,
      street: 'شارع النيل',
      city: 'الدقي',
      governorate: 'الجيزة',
      building: '4',
      floor: null,
      apartment: null,
    },
    returnUrl: 'https://shop.example/pay/1',
    callbackUrl: 'https://shop.example/api/payments/provider/callback',
    ...some,
  };
}

/** An attempt as the shop stores it. */
export function attemptOf(
  { reference, method, amount }: BeginRequest,
  ids: Partial<AttemptIds> = {},
): AttemptIds {
  return { reference, method, amount, order: null, session: null, payment: null, ...ids };
}

/** What the shop's server receives of it. */
export function asReceived({ query, body, headers = {} }: SentCallback): RawCallback {
  return {
    rawBody: Buffer.from(body),
    query: new URLSearchParams(query),
    headers,
    form: 'callback',
  };
}
