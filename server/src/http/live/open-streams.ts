import { unauthenticated } from '../../features/accounts/access-rules.js';
import type { Credential } from '../../features/accounts/sessions/credentials.js';
import { isOutage } from '../../platform/database/connection/outage.js';
import { SharedReading } from '../../platform/database/sql/shared-reading.js';
import { BusyError, type ExpectedError, RateLimitedError } from '../../platform/errors/request-errors.js';
import { type CostPayers, keysOf } from '../../platform/graphql/limits/cost-limit.js';
import type { StreamLimits } from '../../platform/http/connection-limits.js';
import type { Log } from '../../platform/log.js';
import type { Caller, ProcessContext } from '../request-context.js';
import { findCallers } from './find-callers.js';

/** Seconds after which a reader may have left. */
const RETRY_AFTER = 60;
const TOO_MANY =
  'Too many streams are open for this account or network. Please close one, or try again later';

/** One answer that goes on. */
export interface OpenStream {
  readonly payers: CostPayers;
  /** Null: an anonymous visitor's. */
  readonly credential: Credential | null;
  caller: Caller;
  /** Ends it: `refusal` is sent as its last message; without one it is cut, so that its reader connects again. */
  end(refusal?: ExpectedError): void;
}

/** The streams of this process: how many there may be, and whether those who read may still do so. */
export class OpenStreams {
  readonly #streams = new Set<OpenStream>();
  readonly #counts = new Map<string, number>();
  #checking: NodeJS.Timeout | null = null;
  #asking = new Set<OpenStream>();
  readonly #admission = new SharedReading(() => {
    const streams = [...this.#asking];
    this.#asking = new Set();
    return this.#callersOf(streams);
  });

  /** @param stopping aborted when the process begins to stop: then all streams end, and none begins */
  constructor(
    private readonly process: Pick<ProcessContext, 'database' | 'services'>,
    private readonly limits: StreamLimits,
    private readonly stopping: AbortSignal,
    private readonly log: Log,
  ) {
    stopping.addEventListener('abort', () => {
      for (const stream of [...this.#streams]) stream.end();
    });
  }

  get size(): number {
    return this.#streams.size;
  }

  /**
   * Adds a stream.
   * @returns removes it
   * @throws RateLimitedError when account or network address have as many as they may; BusyError when the process has,
   *   or is about to stop
   */
  add(stream: OpenStream): () => void {
    const { networkAddressKey, callerKey } = stream.payers;
    if (this.stopping.aborted || this.size >= this.limits.process) throw new BusyError();
    this.#requireRoom(networkAddressKey, this.limits.network);
    if (callerKey !== null) this.#requireRoom(callerKey, this.limits.account);
    const keys = keysOf(stream.payers);
    this.#count(keys, 1);
    this.#streams.add(stream);
    this.#checking ??= setInterval(() => void this.#check(), this.limits.check).unref();
    return () => {
      if (!this.#streams.delete(stream)) return;
      this.#count(keys, -1);
      if (this.#streams.size > 0 || !this.#checking) return;
      clearInterval(this.#checking);
      this.#checking = null;
    };
  }

  /**
   * Asks, just before a message goes out, whom its stream stands for by now. All streams that have a message at the same
   * time share one statement.
   * @throws RequestError UNAUTHENTICATED when the session, token or door pass is over
   */
  async admit(stream: OpenStream): Promise<void> {
    if (stream.credential === null) return;
    const reading = this.#admission.next();
    this.#asking.add(stream);
    const caller = (await reading).get(stream);
    if (!caller) throw unauthenticated();
    stream.caller = caller;
  }

  async #callersOf(streams: readonly OpenStream[]): Promise<Map<OpenStream, Caller | null>> {
    const credentials = streams.map(({ credential }) => credential as Credential);
    const callers = await findCallers(this.process, credentials);
    return new Map(streams.map((stream, index) => [stream, callers[index] ?? null]));
  }

  /** Ends the streams of sessions, tokens and passes that are over, and notes what others may do by now. */
  async #check(): Promise<void> {
    const streams = [...this.#streams].filter(({ credential }) => credential !== null);
    if (streams.length === 0) return;
    const callers = await this.#callersOf(streams).catch((err) => {
      // While the database is away no session can be revoked there.
      if (!isOutage(err)) this.log.warn({ err }, 'the sessions of streams could not be checked');
      return null;
    });
    callers?.forEach((caller, stream) => {
      if (caller) stream.caller = caller;
      else stream.end(unauthenticated());
    });
  }

  #requireRoom(key: string, limit: number): void {
    if ((this.#counts.get(key) ?? 0) >= limit) throw new RateLimitedError(RETRY_AFTER, TOO_MANY);
  }

  #count(keys: readonly string[], change: number): void {
    for (const key of keys) {
      const count = (this.#counts.get(key) ?? 0) + change;
      if (count > 0) this.#counts.set(key, count);
      else this.#counts.delete(key);
    }
  }
}
