import type { PaymentStatus } from './payment-status.js';

/** How a bank has decided on a dispute; OPEN: not yet. The money of a dispute that is WON stays. */
export type DisputeState = 'OPEN' | 'WON' | 'LOST';

/** A payment as the card service (Stripe) knows it. */
export interface PaymentIntent {
  id: string;
  status:
    | PaymentStatus.REQUIRES_PAYMENT
    | PaymentStatus.PROCESSING
    | PaymentStatus.SUCCEEDED
    | PaymentStatus.CANCELED;
  /** The service's own word for the status, `requires_action`. */
  reportedStatus: string;
  amountPence: number;
  /** 0 unless it succeeded. */
  receivedPence: number;
  refundedPence: number;
  currency: string;
  /** A card was tried and refused. */
  declined: boolean;
  /** Null: there is no dispute. */
  dispute: DisputeState | null;
  /** The metadata that the intent was made with. */
  paymentId: string | undefined;
  eventId: string | undefined;
  accountId: string | undefined;
  /** For the browser that pays, and for nothing else: never stored or logged. */
  clientSecret: string | null;
}

/** The data of a new intent. */
interface Charge {
  paymentId: string;
  eventId: string;
  accountId: string;
  amountPence: number;
  currency: string;
  description: string;
  idempotencyKey: string;
}

/** A webhook event about a payment. */
export interface PaymentWebhookEvent {
  /** The event's id: the same event may come many times. */
  id: string;
  type: string;
  /** By the service's clock. */
  createdAt: Date;
  /** The intent that it is about; undefined for event types that the product does not handle. */
  intentId: string | undefined;
}

/** Whatever takes money from cards. */
export interface PaymentGateway {
  /**
   * Makes what the browser confirms the card with. The same key gives the same intent, however often it is asked.
   * @throws PaymentServiceUnreachableError
   * @throws PaymentServiceRejectedError
   */
  createIntent(charge: Charge): Promise<PaymentIntent>;
  /**
   * @throws PaymentServiceUnreachableError
   * @throws UnknownIntentError
   */
  findIntent(id: string): Promise<PaymentIntent>;
  /**
   * Cancels an intent, so that it cannot be paid any more. One that is paid or being paid stays as it is.
   * @returns how it stands afterwards
   * @throws PaymentServiceUnreachableError
   * @throws UnknownIntentError
   */
  cancelIntent(id: string): Promise<PaymentIntent>;
  /**
   * Gives all the money back. Doing it again does nothing more.
   * @throws PaymentServiceUnreachableError
   * @throws UnknownIntentError
   * @throws PaymentServiceRejectedError when the money cannot be given back this way
   */
  refundInFull(intentId: string, idempotencyKey: string): Promise<void>;
  /** Every intent made since then, the latest first. @throws PaymentServiceUnreachableError */
  intentsSince(instant: Date): AsyncIterable<PaymentIntent>;
  /**
   * Every event that the product handles and that was made since then, the latest first.
   * @throws PaymentServiceUnreachableError
   */
  eventsSince(instant: Date): AsyncIterable<PaymentWebhookEvent>;
  /**
   * Verifies and parses a webhook.
   * @param body as it came, byte for byte
   * @throws InvalidSignatureError when the signature is missing, wrong, or older than five minutes
   */
  readWebhookEvent(body: Buffer, signature: string | undefined): Promise<PaymentWebhookEvent>;
  /** How the account with the service is set up. @throws PaymentServiceUnreachableError, PaymentServiceRejectedError */
  describeSetUp(): Promise<PaymentSetUp>;
  /**
   * How wallets are set up for the pages of a domain; null: the domain is not registered.
   * @throws PaymentServiceUnreachableError, PaymentServiceRejectedError
   */
  walletsAt(domain: string): Promise<Wallets | null>;
  /** The signature that the service would send with a webhook: to try whether it is accepted. */
  sign(body: string): Promise<string>;
}

/** Why a wallet is not offered, in the service's words; null: it is offered to people who have it. */
export interface Wallets {
  applePay: string | null;
  googlePay: string | null;
}

interface PaymentSetUp {
  takesCards: boolean;
  webhooks: { url: string; isEnabled: boolean; events: string[] }[];
}

/** No answer, or none that means anything: the request may have taken effect or not. Worth asking again. */
export class PaymentServiceUnreachableError extends Error {}

/** The service understood, and will not do it. */
export class PaymentServiceRejectedError extends Error {}

/**
 * The service knows no such intent. Intents are never deleted, so it was asked with the keys of another account, and
 * nothing can be said about the money.
 */
export class UnknownIntentError extends Error {}

/** A webhook that the payment service did not send, or not now. */
export class InvalidSignatureError extends Error {}
