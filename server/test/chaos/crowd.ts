import type { GoogleSide } from '../calendar/google-side.js';
import type { StripeSide } from '../payments/stripe-side.js';
import type { TestDatabase } from '../support/test-database.js';
import type { Person } from '../support/world.js';
import { type Act, type Answer, type Attendee, acts, continues } from './acts.js';

/** What one person does at one event. */
export interface Operation {
  act: Act;
  person: number;
  event: number;
}

const pair = (email: string, eventId: string): string => `${email} ${eventId}`;

/** Does operations, remembers which places were confirmed to their people, and counts the answers. */
export class Crowd {
  /** E-mail and event of every place that an answer confirmed, and that was not given up since, by the two. */
  readonly #confirmed = new Map<string, { email: string; eventId: string }>();
  /**
   * Events and addresses whose deletion has begun, and places whose giving back has begun: an answer that was under
   * way then confirms nothing.
   */
  readonly #givenUp = new Set<string>();
  readonly answers: Record<string, number> = {};

  constructor(
    private readonly attendees: Attendee[],
    private readonly creator: Person,
    private readonly eventIds: string[],
    private readonly database: TestDatabase,
    private readonly google: GoogleSide,
    private readonly stripe: StripeSide,
  ) {}

  get confirmed(): { email: string; eventId: string }[] {
    return [...this.#confirmed.values()];
  }

  async do({ act, person, event }: Operation): Promise<void> {
    const attendee = this.attendees[person] as Attendee;
    const begun = continues.has(act) ? [...attendee.checkouts.keys()] : [];
    const eventId = begun[event % begun.length] ?? (this.eventIds[event] as string);
    const { creator, database, google, stripe } = this;
    // Before the request: its answer may be lost.
    if (act === 'delete event') this.#giveUp(eventId);
    if (act === 'delete account') this.#giveUp(attendee.email);
    if (act === 'give back') this.#giveUp(pair(attendee.email, eventId));
    const pricePence = 1000 + 50 * (person % 7);
    const scene = { attendee, creator, eventId, pricePence, database, google, stripe };
    try {
      const answer = await acts[act](scene);
      if (answer) this.#note(answer, attendee.email, eventId);
    } catch {
      this.#count('connection lost');
    }
  }

  #note({ data, errors }: Answer, email: string, eventId: string): void {
    const [payload] = Object.values(data ?? {}) as { signUp?: object; userErrors: { code: string }[] }[];
    const place = pair(email, eventId);
    const isGivenUp = [email, eventId, place].some((name) => this.#givenUp.has(name));
    if (payload?.signUp && !isGivenUp) this.#confirmed.set(place, { email, eventId });
    const [error] = errors ?? [];
    this.#count(String(error?.extensions.code ?? payload?.userErrors[0]?.code ?? 'done'));
  }

  #giveUp(name: string): void {
    this.#givenUp.add(name);
    for (const [place, { email, eventId }] of this.#confirmed) {
      if ([email, eventId, place].includes(name)) this.#confirmed.delete(place);
    }
  }

  #count(outcome: string): void {
    this.answers[outcome] = (this.answers[outcome] ?? 0) + 1;
  }
}
