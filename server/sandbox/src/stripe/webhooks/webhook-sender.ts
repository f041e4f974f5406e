import type Stripe from 'stripe';
import { z } from 'zod';
import type { Store } from '../../store.js';
import type { Delivery, DeliveryState } from '../records.js';
import { postEvent, Timers } from './post-event.js';

/** How webhooks are sent. README.md says what each does. */
export const webhookBehaviourShape = z.discriminatedUnion('mode', [
  z.object({ mode: z.enum(['normal', 'double', 'reorder', 'drop', 'hold']) }),
  z.object({
    mode: z.literal('delay'),
    milliseconds: z.coerce.number().int().min(0).max(600_000).default(2000),
  }),
]);

export type WebhookBehaviour = z.infer<typeof webhookBehaviourShape>;

/** Between two attempts, in milliseconds. Stripe tries for three days. */
const GAPS = [250, 1000, 3000, 10_000, 30_000];

/** How long an event waits for another one to overtake it. */
const REORDER_PATIENCE = 1000;

/** What becomes of an event that is not sent at first. */
const unsent: Partial<Record<WebhookBehaviour['mode'], DeliveryState>> = { drop: 'dropped', hold: 'held' };

interface SenderOptions {
  store: Store;
  secret: string;
  /** Null where no receiver is set. */
  url: string | null;
  onChange: () => void;
}

/** Tells the product of each event, in the background, again when it was not taken, and as badly as is asked for. */
export class WebhookSender {
  readonly #store: Store;
  readonly #secret: string;
  readonly #onChange: () => void;
  readonly #timers = new Timers();
  #url: string | null;
  #behaviour: WebhookBehaviour = { mode: 'normal' };
  /** The event that waits to be overtaken. */
  #overtaken: string | undefined;

  constructor({ store, secret, url, onChange }: SenderOptions) {
    this.#store = store;
    this.#secret = secret;
    this.#url = url;
    this.#onChange = onChange;
    store.onStripeEvent = (event) => this.#take(event);
  }

  get url(): string | null {
    return this.#url;
  }

  set url(url: string | null) {
    this.#url = url;
    this.#onChange();
  }

  get behaviour(): WebhookBehaviour {
    return this.#behaviour;
  }

  /** For the events from now on. A held event stays held until it is released. */
  set behaviour(behaviour: WebhookBehaviour) {
    this.#behaviour = behaviour;
    this.#onChange();
  }

  /** Goes on with what an earlier run did not get rid of. */
  resume(): void {
    if (!this.#url) return;
    for (const { id, state } of this.#store.deliveries.oldestFirst()) {
      if (state === 'waiting' || state === 'held') void this.#deliver(id);
    }
  }

  /** Sends what is held, one after the other. @returns when each was sent once */
  async release(order: 'forward' | 'reverse'): Promise<void> {
    const held = this.#store.deliveries.oldestFirst().filter(({ state }) => state === 'held');
    for (const { id } of order === 'reverse' ? held.reverse() : held) await this.#deliver(id);
  }

  /** Sends one event now, whatever became of it before. @returns when it was answered */
  async send(id: string): Promise<Delivery | undefined> {
    if (this.#store.stripeEvents.find(id)) await this.#attempt(id);
    return this.#store.deliveries.find(id);
  }

  /** Nothing is sent any more until the next event. */
  reset(): void {
    this.#timers.clear();
    this.#overtaken = undefined;
    this.#behaviour = { mode: 'normal' };
  }

  close(): void {
    this.#timers.close();
  }

  #take({ id }: Stripe.Event): void {
    const { mode } = this.#behaviour;
    const state = this.#url ? (unsent[mode] ?? 'waiting') : 'not-sent';
    this.#store.deliveries.save({ id, state, attempts: [] });
    if (state === 'waiting') this.#dispatch(id);
  }

  #dispatch(id: string): void {
    const behaviour = this.#behaviour;
    if (behaviour.mode === 'delay') this.#timers.after(behaviour.milliseconds, () => this.#deliver(id));
    else if (behaviour.mode === 'reorder') this.#letOvertake(id);
    else void this.#deliver(id);
    if (behaviour.mode === 'double') void this.#attempt(id);
  }

  /** Every second event goes before the one that was there first. */
  #letOvertake(id: string): void {
    const first = this.#overtaken;
    if (first === undefined) {
      this.#overtaken = id;
      this.#timers.after(REORDER_PATIENCE, () => {
        if (this.#overtaken !== id) return;
        this.#overtaken = undefined;
        void this.#deliver(id);
      });
      return;
    }
    this.#overtaken = undefined;
    void this.#deliver(id).then(() => this.#deliver(first));
  }

  async #deliver(id: string, gap = 0): Promise<void> {
    if (await this.#attempt(id)) return;
    const next = GAPS[gap];
    const delivery = this.#store.deliveries.find(id);
    if (!delivery || delivery.state === 'delivered' || this.#timers.ended.aborted) return;
    if (next === undefined) this.#store.deliveries.save({ ...delivery, state: 'failed' });
    else {
      this.#store.deliveries.save({ ...delivery, state: 'waiting' });
      this.#timers.after(next, () => this.#deliver(id, gap + 1));
    }
  }

  /** @returns whether the product took it */
  async #attempt(id: string): Promise<boolean> {
    const event = this.#store.stripeEvents.find(id);
    if (!event || !this.#url) return false;
    const { ended } = this.#timers;
    const attempt = await postEvent(event, { url: this.#url, secret: this.#secret, ended });
    const delivery = this.#store.deliveries.find(id);
    if (!delivery || ended.aborted) return true;
    const taken = attempt.status !== undefined && attempt.status >= 200 && attempt.status < 300;
    const attempts = [...delivery.attempts, attempt];
    this.#store.deliveries.save({ ...delivery, attempts, state: taken ? 'delivered' : delivery.state });
    return taken;
  }
}
