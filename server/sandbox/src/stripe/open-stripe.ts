import { Idempotency } from './api/idempotency.js';
import { RequestLog } from './api/request-log.js';
import { openLedger } from './ledger/ledger.js';
import { WebhookSender } from './webhooks/webhook-sender.js';

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

interface StripeOptions {
  folder: string;
  keys: StripeKeys;
  /** Where webhooks go. */
  url: string | null;
  onChange: () => void;
}

/** What plays Stripe, behind its API, its control and its page. */
export type StripeSide = Awaited<ReturnType<typeof openStripe>>;

export async function openStripe({ folder, keys, url, onChange }: StripeOptions) {
  const ledger = await openLedger(folder, onChange);
  const requests = new RequestLog(onChange);
  const webhooks = new WebhookSender({ ledger, secret: keys.webhookSecret, url, onChange });
  const idempotency = new Idempotency(ledger);
  const forget = () => {
    webhooks.forget();
    requests.clear();
    ledger.clear();
  };
  return { ledger, requests, webhooks, idempotency, forget };
}
