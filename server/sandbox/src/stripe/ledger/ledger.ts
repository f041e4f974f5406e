import { join } from 'node:path';
import Stripe from 'stripe';
import { makeSandboxFolder } from '../../make-sandbox-folder.js';
import { Collection } from './collection.js';
import type { Confirmation } from './confirmation.js';
import type { Delivery } from './delivery.js';
import { newId, secondsNow } from './identifiers.js';
import { Journal } from './journal.js';
import type { StoredAnswer } from './stored-answer.js';

/** What Stripe says has happened, of the many things that it can say. */
export type EventType =
  | `payment_intent.${'created' | 'requires_action' | 'processing' | 'succeeded' | 'payment_failed' | 'canceled'}`
  | `charge.${'pending' | 'succeeded' | 'failed' | 'refunded' | 'dispute.created'}`
  | `refund.${'created' | 'failed'}`;

/** All that Stripe knows. It outlives a restart. */
export class Ledger {
  readonly paymentIntents = this.#collection<Stripe.PaymentIntent>('payment_intent');
  readonly charges = this.#collection<Stripe.Charge>('charge');
  readonly refunds = this.#collection<Stripe.Refund>('refund');
  readonly disputes = this.#collection<Stripe.Dispute>('dispute');
  readonly events = this.#collection<Stripe.Event>('event');
  readonly deliveries = this.#collection<Delivery>('delivery');
  readonly answers = this.#collection<StoredAnswer>('answer');
  readonly confirmations = this.#collection<Confirmation>('confirmation');

  /** Is told of each event as it happens. */
  onEvent: (event: Stripe.Event) => void = () => {};

  readonly #journal: Journal;
  readonly #onChange: () => void;

  constructor(journal: Journal, onChange: () => void) {
    this.#journal = journal;
    this.#onChange = onChange;
    const collections = this.#collections();
    for (const [name, record] of journal.read()) collections[name]?.restore(record);
  }

  /** Says that something happened to an object, which stays in the event as it is now. */
  announce(type: EventType, object: object): void {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: secondsNow(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    } as Stripe.Event;
    this.onEvent(this.events.keep(event));
  }

  clear(): void {
    for (const collection of Object.values(this.#collections())) collection.clear();
    this.#journal.replace([]);
    this.#onChange();
  }

  #collections(): Record<string, Collection<{ id: string }>> {
    return {
      payment_intent: this.paymentIntents,
      charge: this.charges,
      refund: this.refunds,
      dispute: this.disputes,
      event: this.events,
      delivery: this.deliveries,
      answer: this.answers,
      confirmation: this.confirmations,
    } as unknown as Record<string, Collection<{ id: string }>>;
  }

  #collection<Item extends { id: string }>(name: string): Collection<Item> {
    return new Collection<Item>((item) => {
      this.#journal.append([name, item]);
      this.#shortenJournal();
      this.#onChange();
    });
  }

  #shortenJournal(): void {
    const collections = Object.entries(this.#collections());
    const records = collections.reduce((sum, [, { size }]) => sum + size, 0);
    if (!this.#journal.isMostlyHistory(records)) return;
    this.#journal.replace(
      collections.flatMap(([name, collection]) =>
        collection.oldestFirst().map((record) => [name, record] as [string, { id: string }]),
      ),
    );
  }
}

/** @param onChange called whenever something is not as it was */
export async function openLedger(folder: string, onChange: () => void): Promise<Ledger> {
  await makeSandboxFolder(folder);
  return new Ledger(new Journal(join(folder, 'stripe.jsonl')), onChange);
}
