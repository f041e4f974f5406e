import { join } from 'node:path';
import { makeSandboxFolder } from '../../make-sandbox-folder.js';
import { Collection } from '../../stripe/ledger/collection.js';
import { Journal } from '../../stripe/ledger/journal.js';
import type { Account } from './account.js';
import type { StoredEvent } from './calendar-event.js';
import type { AccessToken, Code, Grant, RefreshToken } from './permission.js';
import type { SigningKey } from './signing-key.js';

type AnyCollection = Collection<{ id: string }>;

/** All that Google knows. It outlives a restart. */
export class GoogleLedger {
  readonly #collections = new Map<string, AnyCollection>();
  readonly #journal: Journal;
  readonly #onChange: () => void;

  readonly accounts = this.#collection<Account>('account');
  readonly grants = this.#collection<Grant>('grant');
  readonly codes = this.#collection<Code>('code');
  readonly refreshTokens = this.#collection<RefreshToken>('refresh_token');
  readonly accessTokens = this.#collection<AccessToken>('access_token');
  readonly events = this.#collection<StoredEvent>('event');
  readonly signingKeys = this.#collection<SigningKey>('signing_key');

  constructor(journal: Journal, onChange: () => void) {
    this.#journal = journal;
    this.#onChange = onChange;
    for (const [name, record] of journal.read()) this.#collections.get(name)?.restore(record);
  }

  clear(): void {
    for (const collection of this.#collections.values()) collection.clear();
    this.#journal.replace([]);
    this.#onChange();
  }

  #collection<Item extends { id: string }>(name: string): Collection<Item> {
    const collection = new Collection<Item>((item) => {
      this.#journal.append([name, item]);
      this.#shortenJournal();
      this.#onChange();
    });
    this.#collections.set(name, collection as unknown as AnyCollection);
    return collection;
  }

  #shortenJournal(): void {
    const collections = [...this.#collections];
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
export async function openGoogleLedger(folder: string, onChange: () => void): Promise<GoogleLedger> {
  await makeSandboxFolder(folder);
  return new GoogleLedger(new Journal(join(folder, 'google.jsonl')), onChange);
}
