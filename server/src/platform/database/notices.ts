import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { BusyError } from '../errors/request-errors.js';

/** Milliseconds until a connection that was lost is made again: from this, doubled with each attempt that fails. */
const FIRST_GAP = 100;
const LONGEST_GAP = 5_000;
/** Between two looks at whether the connection still answers, and how long it has for that. Milliseconds. */
const CHECK_INTERVAL = 5_000;
const PATIENCE = 2_000;

type Handler = (payload: string) => void;

interface Listening {
  /** By the channel. */
  handlers: Readonly<Record<string, Handler>>;
  /** The connection was lost and is there again: notices between are lost. */
  onGap: () => void;
}

/**
 * The messages of transactions by NOTIFY, of this process and of others, received on one connection of its own
 * (PostgreSQL manual, LISTEN). It is opened for the first subscriber, and made again, with growing gaps, until it is
 * closed.
 */
export class Notices {
  readonly #closing = new AbortController();
  #connecting: Promise<void> | null = null;
  #client: pg.Client | null = null;

  constructor(
    private readonly url: string,
    private readonly listening: Listening,
  ) {}

  /**
   * Resolves once everything that is committed from then on is heard.
   * @throws BusyError while the connection cannot be made
   */
  async ready(): Promise<void> {
    if (this.#client) return;
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = null;
    });
    await this.#connecting.catch((cause) => {
      throw new BusyError({ cause });
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#connecting?.catch(() => {});
    await this.#client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'turnout-notices',
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ channel, payload = '' }) => this.listening.handlers[channel]?.(payload));
    try {
      await client.connect();
      for (const channel of Object.keys(this.listening.handlers)) await client.query(`LISTEN ${channel}`);
      this.#closing.signal.throwIfAborted();
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    const check = () => client.query('SELECT 1').catch(() => this.#lose(client));
    const checking = setInterval(check, CHECK_INTERVAL).unref();
    client.once('end', () => clearInterval(checking));
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    void client.end().catch(() => {});
    if (!this.#closing.signal.aborted) void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    for (let gap = FIRST_GAP; !this.#closing.signal.aborted; gap = Math.min(2 * gap, LONGEST_GAP)) {
      await delay(gap * (0.5 + Math.random()), undefined, { ref: false });
      try {
        await this.ready();
        return this.listening.onGap();
      } catch {
        // The database is away for longer.
      }
    }
  }
}
