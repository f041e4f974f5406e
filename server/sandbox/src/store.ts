import { join } from 'node:path';
import type Stripe from 'stripe';
import { AppendOnlyLog, type Line } from './append-only-log.js';
import { Collection } from './collection.js';
import type {
  AccessToken,
  Account,
  Code,
  Grant,
  RefreshToken,
  SigningKey,
  StoredEvent,
} from './google/records.js';
import { makeSandboxFolder } from './make-sandbox-folder.js';
import type { Mail } from './postmark/mail.js';
import type { ReceivedNotice } from './receiver/notices.js';
import type { Confirmation, Delivery, StoredAnswer } from './stripe/records.js';

/** All that the stand-ins know. It outlives a restart. */
export class Store {
  readonly #collections = new Map<string, Collection<unknown>>();
  readonly #log: AppendOnlyLog;
  readonly #onChange: () => void;

  readonly mails = this.#collection<Mail>('mail', ({ MessageID }) => MessageID, 1000);

  readonly paymentIntents = this.#collection<Stripe.PaymentIntent>('payment_intent');
  readonly charges = this.#collection<Stripe.Charge>('charge');
  readonly refunds = this.#collection<Stripe.Refund>('refund');
  readonly disputes = this.#collection<Stripe.Dispute>('dispute');
  readonly stripeEvents = this.#collection<Stripe.Event>('stripe_event');
  readonly deliveries = this.#collection<Delivery>('delivery');
  readonly answers = this.#collection<StoredAnswer>('answer');
  readonly paymentMethodDomains = this.#collection<Stripe.PaymentMethodDomain>('payment_method_domain');
  readonly confirmations = this.#collection<Confirmation>('confirmation');

  readonly accounts = this.#collection<Account>('account');
  readonly grants = this.#collection<Grant>('grant');
  readonly codes = this.#collection<Code>('code');
  readonly refreshTokens = this.#collection<RefreshToken>('refresh_token');
  readonly accessTokens = this.#collection<AccessToken>('access_token');
  readonly calendarEvents = this.#collection<StoredEvent>('calendar_event');
  readonly signingKeys = this.#collection<SigningKey>('signing_key');

  readonly webhookNotices = this.#collection<ReceivedNotice>('webhook_notice', ({ id }) => id, 1000);

  /** Is told of each event of Stripe's as it happens. */
  onStripeEvent: (event: Stripe.Event) => void = () => {};

  constructor(log: AppendOnlyLog, onChange: () => void) {
    this.#log = log;
    this.#onChange = onChange;
    for (const [name, record] of log.read()) this.#collections.get(name)?.restore(record);
  }

  clear(): void {
    for (const collection of this.#collections.values()) collection.clear();
    this.#log.replace([]);
    this.#onChange();
  }

  clearMails(): void {
    this.mails.clear();
    this.#rewriteLog();
    this.#onChange();
  }

  clearWebhookNotices(): void {
    this.webhookNotices.clear();
    this.#rewriteLog();
    this.#onChange();
  }

  #collection<Item>(
    name: string,
    idOf = (item: Item) => (item as { id: string }).id,
    limit = 10_000,
  ): Collection<Item> {
    const write = (item: Item) => this.#log.append([name, item]);
    const collection = new Collection<Item>({ idOf, limit, write, onSaved: () => this.#onSaved() });
    this.#collections.set(name, collection as unknown as Collection<unknown>);
    return collection;
  }

  #onSaved(): void {
    const records = [...this.#collections.values()].reduce((sum, { size }) => sum + size, 0);
    if (this.#log.isMostlyHistory(records)) this.#rewriteLog();
    this.#onChange();
  }

  #rewriteLog(): void {
    this.#log.replace(
      [...this.#collections].flatMap(([name, collection]) =>
        collection.oldestFirst().map((record): Line => [name, record]),
      ),
    );
  }
}

/** @param onChange called whenever something is not as it was */
export async function openStore(folder: string, onChange: () => void): Promise<Store> {
  await makeSandboxFolder(folder);
  return new Store(new AppendOnlyLog(join(folder, 'sandbox.jsonl')), onChange);
}
