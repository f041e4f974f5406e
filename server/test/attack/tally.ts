import { Agent } from 'node:http';
import { type Reply, send } from '../support/many-accounts.js';
import type { Caller } from './attacked-server.js';
import { HeldStreams } from './held-streams.js';

/** Objects that a query may return, and bytes of an answer: server/docs/decisions/what-a-request-may-cost.md. */
const MAX_OBJECTS = 5_000;
const MAX_BYTES = 1_000_000;

export interface Attempt {
  caller: Caller;
  query: string;
  variables?: unknown;
  /** Whether it is over a limit, so that it must not be executed. */
  isTooExpensive?: boolean;
}

/** The answers to one attack, and what must not be among them. */
export class Tally {
  readonly began = performance.now();
  sent = 0;
  executed = 0;
  rateLimited = 0;
  busy = 0;
  internalErrors = 0;
  closed = 0;
  /** Of subscriptions. */
  messages = 0;
  /** Milliseconds. */
  slowest = 0;
  /** Bytes. */
  largest = 0;
  /** Milliseconds of the slowest answer that other people got, without the attack and beside it. */
  others: { quiet: number; beside: number } | null = null;
  /** Milliseconds of the quickest answer to each document. */
  readonly #quickest = new Map<string, number>();
  readonly #mistakes = new Map<string, { count: number; example: string }>();
  readonly #refused: Record<string, number> = {};

  constructor(readonly attack: string) {}

  get row() {
    return {
      sent: this.sent,
      executed: this.executed,
      refused: Object.entries(this.#refused)
        .map(([code, count]) => `${code} ${count}`)
        .join(', '),
      '429': this.rateLimited,
      BUSY: this.busy,
      '5xx': this.internalErrors,
      closed: this.closed,
      messages: this.messages,
      'slowest ms': Math.round(this.slowest),
      'largest kB': Math.round(this.largest / 1000),
      ...(this.others && {
        'others, quiet ms': Math.round(this.others.quiet),
        'others, beside ms': Math.round(this.others.beside),
      }),
    };
  }

  /** Sends all, over this number of connections. */
  async send(url: string, attempts: Iterable<Attempt>, connections = 10): Promise<this> {
    const agent = new Agent({ keepAlive: true });
    const streams = new HeldStreams((data, { body }) => this.#noteMessage(data, body));
    const waiting = attempts[Symbol.iterator]();
    const connection = async () => {
      for (let next = waiting.next(); !next.done; next = waiting.next()) {
        await this.#attempt(url, next.value, agent, streams);
      }
    };
    await Promise.all(Array.from({ length: connections }, connection));
    streams.close();
    agent.destroy();
    return this;
  }

  async #attempt(url: string, attempt: Attempt, agent: Agent, streams: HeldStreams): Promise<void> {
    const { caller, query, variables } = attempt;
    const headers = {
      'x-forwarded-for': caller.networkAddress,
      ...(caller.accessToken && { authorization: `Bearer ${caller.accessToken}` }),
    };
    const start = performance.now();
    this.sent++;
    try {
      const post = { url, cookie: caller.cookie, body: JSON.stringify({ query, variables }), headers };
      const isSubscription = query.startsWith('subscription');
      const reply = await (isSubscription ? streams.send(post, agent) : send(post, agent));
      this.#note(reply, attempt);
    } catch (error) {
      this.closed++;
      this.mistake(`no answer: ${error}`, query);
    }
    const milliseconds = performance.now() - start;
    this.slowest = Math.max(this.slowest, milliseconds);
    this.#quickest.set(query, Math.min(this.#quickest.get(query) ?? Infinity, milliseconds));
  }

  #noteMessage(data: string, subscription: string): void {
    this.messages++;
    this.#noteData(data, subscription);
  }

  /** @returns the codes of its errors */
  #noteData(text: string, query: string): Set<string> {
    const { data, errors } = JSON.parse(text) as {
      data?: unknown;
      errors?: { extensions: { code: string } }[];
    };
    this.largest = Math.max(this.largest, Buffer.byteLength(text));
    if (Buffer.byteLength(text) > MAX_BYTES) this.mistake('more than 1 MB', query);
    if (objectsOf(data) > MAX_OBJECTS) this.mistake('more than 5,000 objects', query);
    const codes = new Set(errors?.map(({ extensions }) => extensions.code));
    if (codes.has('INTERNAL_SERVER_ERROR')) this.mistake('INTERNAL_SERVER_ERROR', query);
    return codes;
  }

  #note({ status, body, retryAfter }: Reply, { query, isTooExpensive }: Attempt): void {
    const codes = this.#noteData(body, query);
    if (isTooExpensive && status !== 400) this.mistake(`status ${status} for what is too expensive`, query);
    if ((status === 429 || status === 503) && !retryAfter)
      this.mistake(`${status} without Retry-After`, query);
    const isBusy = status === 503 && codes.has('BUSY');
    if (codes.has('INTERNAL_SERVER_ERROR') || (status >= 500 && !isBusy)) {
      this.internalErrors++;
      this.mistake(`status ${status}, ${[...codes]}`, query);
    } else if (isBusy) this.busy++;
    else if (status === 429) this.rateLimited++;
    else if (status === 200 && !codes.has('UNAUTHENTICATED')) this.executed++;
    else this.refuse(`${status} ${[...codes][0]}`);
  }

  /** Notes each document that took longer each time it was sent. */
  expectWithin(milliseconds: number): void {
    for (const [query, quickest] of this.#quickest)
      if (quickest > milliseconds) this.mistake(`longer than ${milliseconds} ms`, query);
  }

  refuse(reason: string): void {
    this.#refused[reason] = (this.#refused[reason] ?? 0) + 1;
  }

  /** Something that must not be. Only the first of a kind is shown. */
  mistake(what: string, example = ''): void {
    const known = this.#mistakes.get(what);
    this.#mistakes.set(what, { count: (known?.count ?? 0) + 1, example: known?.example ?? example });
  }

  get mistakes(): string[] {
    return [...this.#mistakes].map(
      ([what, { count, example }]) => `${this.attack}: ${what}: ${count} times: ${example.slice(0, 1_000)}`,
    );
  }
}

/** How many objects an answer holds, itself not counted. */
function objectsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const children = Object.values(value).reduce((sum: number, child) => sum + objectsOf(child), 0);
  return Array.isArray(value) ? children : children + 1;
}
