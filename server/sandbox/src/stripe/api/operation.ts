import type { Ledger } from '../ledger/ledger.js';

/** A call that was understood, and whose caller may make it. */
export interface Call {
  ledger: Ledger;
  /** The id in the path, where it has one. */
  id: string;
  parameters: Record<string, unknown>;
  /** The browser's key opens one payment intent only, with its client secret. */
  caller: 'secret' | 'publishable';
  webhookUrl: string | null;
}

export interface Operation {
  /** As the SDK calls it. */
  name: string;
  method: 'GET' | 'POST';
  path: string;
  /** Whether a browser may call it. */
  fromBrowser?: boolean;
  /** @throws StripeError */
  carryOut(call: Call): object;
}
