import Stripe from 'stripe';
import type { PaymentsApp } from './payments-app.js';

const stripe = new Stripe('sk_test_of_no_account');

/** A webhook's content as Stripe sends it. */
export function aWebhook(type: string, object: { id: string; [field: string]: unknown }) {
  return {
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object },
  };
}

interface Sending {
  secret?: string;
  /** Seconds. */
  timestamp?: number;
  /** In place of one that is made of the secret. */
  signature?: string | undefined;
  /** The signed bytes. */
  body?: string;
  /** The body that is sent in their place. */
  sentBody?: string;
}

/** Posts a webhook, signed as Stripe signs unless told otherwise. */
export function sendWebhook(
  { url, sandbox }: Pick<PaymentsApp, 'url' | 'sandbox'>,
  webhook: object,
  sending: Sending = {},
): Promise<Response> {
  const { secret = sandbox.stripe.webhookSecret, body = JSON.stringify(webhook), timestamp } = sending;
  const signed = stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    ...(timestamp && { timestamp }),
  });
  const signature = 'signature' in sending ? sending.signature : signed;
  return fetch(`${url}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    body: sending.sentBody ?? body,
  });
}
