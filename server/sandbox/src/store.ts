import { appendFileSync, chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
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
import type { Confirmation, Delivery, StoredAnswer } from './stripe/records.js';

interface CollectionOptions<Item> {
  idOf: (item: Item) => string;
  /** How many of the latest are of use. */
  limit: number;
  /** Writes a record to disk, before it counts. */
  write: (item: Item) => void;
  onSaved: () => void;
}

/** Records of one kind by their id, the latest of them. A record is never changed, only replaced. */
export class Collection<Item> {
  readonly #items = new Map<string, Item>();
  readonly #idOf: (item: Item) => string;
  readonly #limit: number;
  readonly #write: (item: Item) => void;
  readonly #onSaved: () => void;

  constructor(options: CollectionOptions<Item>) {
    this.#idOf = options.idOf;
    this.#limit = options.limit;
    this.#write = options.write;
    this.#onSaved = options.onSaved;
  }

  get size(): number {
    return this.#items.size;
  }

  find(id: string): Item | undefined {
    return this.#items.get(id);
  }

  /** In the order in which they came first. */
  oldestFirst(): Item[] {
    return [...this.#items.values()];
  }

  newestFirst(): Item[] {
    return this.oldestFirst().reverse();
  }

  save(item: Item): Item {
    this.#write(item);
    this.restore(item);
    this.#onSaved();
    return item;
  }

  /** Takes back what is on disk already. */
  restore(item: Item): void {
    this.#items.set(this.#idOf(item), item);
    if (this.#items.size <= this.#limit) return;
    const [oldest] = this.#items.keys();
    if (oldest !== undefined) this.#items.delete(oldest);
  }

  clear(): void {
    this.#items.clear();
  }
}

type Line = [collection: string, record: unknown];

/**
 * Every state that a record ever had, as JSON lines: the last one counts. It is written at once and not in the
 * background, so that what was answered is stored even when the process is killed the moment after.
 */
class AppendOnlyLog {
  readonly #path: string;
  /** A half-written line ends the file, and nothing can be put behind it. */
  #cutOff = false;
  #lines = 0;

  constructor(path: string) {
    this.#path = path;
  }

  /** Changes nothing: the file may be another process's, which is found out when its port is asked for. */
  read(): Line[] {
    const lines = readIfThere(this.#path).split('\n');
    this.#cutOff = lines.pop() !== '';
    this.#lines = lines.length;
    return lines.flatMap(parseLine);
  }

  append(line: Line): void {
    appendFileSync(this.#path, `${this.#cutOff ? '\n' : ''}${JSON.stringify(line)}\n`, { mode: 0o600 });
    this.#cutOff = false;
    this.#lines += 1;
  }

  /** Whether it is mostly history, so that writing it anew is worth the time. */
  isMostlyHistory(records: number): boolean {
    return this.#lines > 10_000 + 3 * records;
  }

  replace(lines: Line[]): void {
    const content = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    writeFileSync(`${this.#path}.new`, content, { mode: 0o600 });
    // The mode above is for a new file only.
    chmodSync(`${this.#path}.new`, 0o600);
    renameSync(`${this.#path}.new`, this.#path);
    this.#cutOff = false;
    this.#lines = lines.length;
  }
}

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
  readonly confirmations = this.#collection<Confirmation>('confirmation');

  readonly accounts = this.#collection<Account>('account');
  readonly grants = this.#collection<Grant>('grant');
  readonly codes = this.#collection<Code>('code');
  readonly refreshTokens = this.#collection<RefreshToken>('refresh_token');
  readonly accessTokens = this.#collection<AccessToken>('access_token');
  readonly calendarEvents = this.#collection<StoredEvent>('calendar_event');
  readonly signingKeys = this.#collection<SigningKey>('signing_key');

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

function parseLine(line: string): Line[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
