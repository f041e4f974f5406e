import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterFile } from './sandbox.fixture.js';

export interface WebhookReceiver {
  url: string;
  /** In the order in which they came, each with a signature that is right. */
  events: Stripe.Event[];
  /** What the next calls are answered; afterwards 200. */
  statuses: number[];
}

/** Takes webhooks as the product does, by the real client's check of signatures. */
export async function receiveWebhooks(secret: string): Promise<WebhookReceiver> {
  const events: Stripe.Event[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const signature = String(request.headers['stripe-signature']);
    events.push(Stripe.webhooks.constructEvent(body, signature, secret));
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterFile(() => server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`, events, statuses };
}
