import type { ExecutionResult } from 'graphql';
import type { ApiClient } from '../support/api-client.js';
import type { TestDatabase } from '../support/test-database.js';
import { waitUntil } from '../support/wait-until.js';

type Answer = ExecutionResult<Record<string, ReturnType<JSON['parse']>>, { code: string }>;

/** A subscription of a client's, read as its bytes come. */
export class LiveStream {
  readonly messages: Answer[] = [];
  isComplete = false;
  hasEnded = false;

  private constructor(
    readonly response: Response,
    private readonly connection: AbortController,
  ) {}

  static async open(client: ApiClient, query: string, variables: object = {}): Promise<LiveStream> {
    const connection = new AbortController();
    const response = await client.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query, variables }),
      signal: connection.signal,
    });
    const stream = new LiveStream(response, connection);
    if (stream.isOpen) void stream.#read();
    else stream.messages.push((await response.json()) as Answer);
    return stream;
  }

  /** Whether the server answers with events, not with a refusal. */
  get isOpen(): boolean {
    return this.response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  }

  /** The message of that number, from 0, once it is there. */
  message(number: number): Promise<Answer> {
    return waitUntil(() => {
      const message = this.messages[number];
      if (!message) throw new Error(`There are ${this.messages.length} messages, ended: ${this.hasEnded}`);
      return message;
    });
  }

  async ended(): Promise<void> {
    await waitUntil(() => {
      if (!this.hasEnded) throw new Error('The stream goes on');
    });
  }

  close(): void {
    this.connection.abort();
  }

  async #read(): Promise<void> {
    let text = '';
    try {
      for await (const chunk of this.response.body ?? []) {
        text += Buffer.from(chunk).toString();
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) this.#take(event);
      }
    } catch {
      // The connection is lost.
    }
    this.hasEnded = true;
  }

  #take(event: string): void {
    const [, name, data = ''] = /^event: (\w+)\ndata: ?(.*)$/s.exec(event) ?? [];
    if (name === 'next') this.messages.push(JSON.parse(data));
    if (name === 'complete') this.isComplete = true;
  }
}

const PLACES = `subscription Places($id: ID!) {
  eventPlacesChanged(eventId: $id) { id signUpCount placesLeft waitingCount }
}`;
const SIGN_UPS = `subscription SignUps($id: ID!) {
  signUpAdded(eventId: $id) { id name email event { id signUpCount } }
}`;

export const watchPlaces = (client: ApiClient, id: string) => LiveStream.open(client, PLACES, { id });
const OWN_PLACE = `subscription OwnPlace($id: ID!) {
  viewerPlaceChanged(eventId: $id) { id viewerSignUp { name } viewerWaitingListEntry { offerExpiresAt } }
}`;

export const watchOwnPlace = (client: ApiClient, id: string) => LiveStream.open(client, OWN_PLACE, { id });
export const watchSignUps = (client: ApiClient, id: string) => LiveStream.open(client, SIGN_UPS, { id });

/** The codes of a message's errors. */
export const codesOf = ({ errors = [] }: Answer) => errors.map(({ extensions }) => extensions.code);

/** Tells every account that its waiting at an event has changed, as the triggers do. */
export const notifyWaitingOfAll = (database: TestDatabase, eventId: string) =>
  database.query(`SELECT pg_notify('waiting_changed', $1 || ' ' || id) FROM accounts`, [eventId]);
