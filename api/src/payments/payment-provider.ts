import type { Locale } from '@dp/contract/locale.ts';
import type { OnlineMethod, ProviderName } from '@dp/contract/payments.ts';

/** A gateway. All amounts are integer piastres; each provider converts to its own unit. */
export interface PaymentProvider {
  readonly name: ProviderName;
  readonly mode: 'test' | 'live';
  readonly methods: readonly OnlineMethod[];
  /** The account or integration that is paid by a method: a report about another one is not believed. */
  merchantOf(method: OnlineMethod): string;
  /** Registers an attempt under its fresh reference. After `unknown`, ask before using the reference again. */
  begin(request: BeginRequest, signal: AbortSignal): Promise<Begun>;
  /** Checks the signature over the raw values, in constant time. Reads nothing else. */
  readCallback(request: RawCallback): CallbackReading;
  /** What the provider says of an attempt: the truth, as a verified callback is. Never throws. */
  inquire(attempt: AttemptIds, signal: AbortSignal): Promise<ProviderReport>;
  /** Pays money back. After `unknown`, inquire before repeating. */
  refund(request: RefundRequest, signal: AbortSignal): Promise<RefundReport>;
  /** Ends an unpaid attempt there, where the provider can. */
  cancel?(attempt: AttemptIds, signal: AbortSignal): Promise<void>;
}

export interface BeginRequest {
  /** The attempt's own reference, never used before: gateways refuse it a second time. */
  readonly reference: string;
  readonly amount: number;
  readonly method: OnlineMethod;
  readonly expiresAt: Date;
  readonly locale: Locale;
  readonly orderNumber: string;
  /** They add up to `amount`; delivery is a line of its own. Each is sent as one item, however a provider rounds. */
  readonly lines: readonly PaymentLine[];
  readonly customer: PayingCustomer;
  /** Where the shopper's browser returns to, and where the provider reports to. */
  readonly returnUrl: string;
  readonly callbackUrl: string;
}

export interface PaymentLine {
  readonly sku: string;
  /** With its quantity. */
  readonly name: string;
  readonly amount: number;
}

export interface PayingCustomer {
  readonly name: string;
  readonly mobile: string;
  readonly email: string | null;
  readonly street: string;
  readonly city: string;
  readonly governorate: string;
  readonly building: string | null;
  readonly floor: string | null;
  readonly apartment: string | null;
}

/** `unknown`: no answer, a server error, or half an answer; the attempt may exist there. */
export type Begun =
  | { readonly kind: 'redirect'; readonly url: string; readonly ids: ProviderIds }
  /** A number that the shopper pays at a kiosk. */
  | {
      readonly kind: 'reference';
      readonly number: string;
      readonly expiresAt: Date;
      readonly ids: ProviderIds;
    }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown' };

export interface ProviderIds {
  readonly order: string | null;
  readonly session: string | null;
  readonly payment: string | null;
}

export interface AttemptIds extends ProviderIds {
  readonly reference: string;
  readonly method: OnlineMethod;
  readonly amount: number;
}

/** What the provider sent to the shop's server (`callback`), or the shopper's browser brought back (`return`). */
export interface RawCallback {
  readonly rawBody: Buffer;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly form: 'callback' | 'return';
}

/** Names an attempt by signed values; the first of them that is there counts. */
export interface AttemptMatch {
  readonly reference?: string;
  readonly providerOrder?: string;
  readonly providerSession?: string;
  readonly providerPayment?: string;
}

export type CallbackReading =
  | { readonly verdict: 'bad_signature' }
  | { readonly verdict: 'malformed' }
  | { readonly verdict: 'ignored'; readonly why: string }
  | {
      readonly verdict: 'verified';
      readonly match: AttemptMatch;
      readonly report: ProviderReport;
    };

export interface ProviderReport {
  readonly status:
    | 'pending'
    | 'paid'
    | 'failed'
    | 'expired'
    | 'cancelled'
    | 'refunded'
    | 'partly_refunded'
    | 'voided'
    | 'unknown'
    | 'not_found';
  readonly amount: number | null;
  readonly currency: string | null;
  /** The provider's name of the account or integration that was paid. */
  readonly merchant: string | null;
  readonly live: boolean | null;
  /** The provider's id of the transaction. */
  readonly payment: string | null;
  /** Piastres refunded in all; null where it is not known for certain. */
  readonly refunded: number | null;
  readonly paidAt: Date | null;
  readonly failure: string | null;
  /** 'Visa •••• 1111': never more than four digits of a card or wallet. */
  readonly source: string | null;
}

export interface RefundRequest {
  readonly attempt: AttemptIds;
  readonly amount: number;
}

export type RefundReport =
  | { readonly kind: 'done'; readonly id: string }
  /** Accepted, and paid out later: it is never sent again. */
  | { readonly kind: 'pending'; readonly id: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown' };

/** A report of which nothing is known but its status. */
export function bareReport(status: 'unknown' | 'not_found'): ProviderReport {
  return {
    status,
    amount: null,
    currency: null,
    merchant: null,
    live: null,
    payment: null,
    refunded: null,
    paidAt: null,
    failure: null,
    source: null,
  };
}
