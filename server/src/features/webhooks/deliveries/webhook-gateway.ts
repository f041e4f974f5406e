import type { SignedHeaders } from './signature.js';

/** The request that is posted to a receiver. */
export interface WebhookMessage {
  url: string;
  headers: SignedHeaders;
  body: string;
}

export interface DeliveryResult {
  /** Null when there was no answer. */
  status: number | null;
  /** Why the receiver has not taken it, in words for the webhook's owner; null when it has. */
  error: string | null;
  durationMs: number;
}

/** The way to the receivers of webhooks. */
export interface WebhookGateway {
  /**
   * @returns the address as it is stored
   * @throws InvalidUrlError when nothing may be sent there
   */
  check(url: string): Promise<string>;
  /** Sends once, within a bounded time. Whatever goes wrong at the receiver's is a result and no error. */
  send(message: WebhookMessage): Promise<DeliveryResult>;
}

/** Nothing may be sent to an address; the message says why. */
export class InvalidUrlError extends Error {}
