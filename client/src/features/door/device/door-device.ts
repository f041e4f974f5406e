import type { ApolloClient } from '@apollo/client';
import { rateLimitMessage } from '../../../apollo/failure';
import { timings } from '../../../timings';
import type { ScanShownFragment } from '../gql/use-scans';
import { CHECK_FAILED } from '../messages';
import { passHeaders, passOfDevice } from '../pass/door-pass';
import { ContactLoop } from './contact-loop';
import { openDoorDatabase, removeEvent } from './door-database';
import { DoorRefusal, isEnded, isForbidden, isUnanswered } from './door-requests';
import { nothingKnown, StateStore } from './door-state';
import { type NamedPerson, Names } from './names';
import { publishQueue, subscribeToQueue } from './queue-channel';
import { ScanQueue } from './scan-queue';
import { sendScans } from './send-scans';
import { type EventFacts, TicketList } from './ticket-list';

/**
 * A device at the door of one event: its list of tickets, the scans that wait, and its pass. It speaks with the server by itself
 * while the page is there, and needs no switch where the network goes and comes.
 */
export class DoorDevice {
  readonly state = new StateStore(nothingKnown);
  readonly names: Names;
  queue = new ScanQueue(null);
  list: TicketList;
  #pass: string | null = null;
  #facts: EventFacts | null = null;
  #opening: Promise<void> | null = null;
  #failures = 0;
  readonly #loop = new ContactLoop(
    () => this.#speak().catch((error: unknown) => this.#noteFailure(error)),
    () => this.state.set({ isOnline: false }),
  );
  #refreshedAt = -Infinity;

  constructor(
    readonly eventId: string,
    readonly client: ApolloClient,
  ) {
    this.names = new Names(eventId);
    this.list = new TicketList(null, eventId);
  }

  /** Of each request of the page. */
  get headers(): Record<string, string> {
    return passHeaders(this.#pass);
  }

  get hasPass(): boolean {
    return this.#pass !== null;
  }

  /** Whether it decides by itself. Scans that wait go first: the server knows of a ticket only then. */
  get isAlone(): boolean {
    return !this.state.value.isOnline || this.state.value.waiting.count > 0;
  }

  /** Reads what is stored. */
  open(): Promise<void> {
    this.#opening ??= (async () => {
      const database = await openDoorDatabase();
      this.queue = new ScanQueue(database);
      this.list = new TicketList(database, this.eventId);
      this.#pass = await passOfDevice(database, this.eventId);
      await this.list.load().catch(() => {});
      await this.noteQueue();
      this.state.set({ isOpen: true, list: this.list.state });
    })();
    return this.#opening;
  }

  /** Keeps the facts that the page shows of the event without network. */
  noteFacts(facts: EventFacts): void {
    this.#facts = facts;
  }

  /** Speaks with the server now and again. @returns a function that ends it */
  start(): () => void {
    const endLoop = this.#loop.start();
    const endSubscription = subscribeToQueue(() => this.#readQueue());
    return () => {
      endLoop();
      endSubscription();
    };
  }

  /** The server's list has changed, or may have. */
  noteChange(): void {
    const pause = this.#refreshedAt + timings.snapshotPause - performance.now();
    this.#loop.after(Math.max(pause, 0));
  }

  /** A request got no answer, or none in time. */
  noteSilence(): void {
    if (!this.state.value.isOnline) return;
    this.state.set({ isOnline: false });
    this.#loop.after(timings.doorRetry);
  }

  /** @returns milliseconds until the next time; null: it is over */
  async #speak(): Promise<number | null> {
    if (this.state.value.hasEnded) return null;
    const { client, queue, eventId } = this;
    const wasWaiting = this.state.value.waiting.count > 0;
    const onSent = (scans: ScanShownFragment[]) => this.#noteSent(scans);
    await sendScans({ client, queue, eventId, pass: this.#pass, onSent });
    this.state.set({ refusal: null, ...(wasWaiting && { isAllSent: true }) });
    if (wasWaiting) setTimeout(() => this.state.set({ isAllSent: false }), timings.allSentShown);
    await this.noteQueue();
    const sentAt = Date.now();
    const isAllSent = this.state.value.waiting.count === 0;
    await this.#refresh();
    if (isAllSent) await this.list.removeArrivalsBefore(sentAt);
    this.#failures = 0;
    this.state.set({ isOnline: true });
    return timings.snapshotRead;
  }

  async #refresh(): Promise<void> {
    const facts = this.#facts ?? this.list.facts;
    if (!facts) return;
    await this.list.refresh(facts, this.headers);
    this.#refreshedAt = performance.now();
    this.state.set({ list: this.list.state });
    if (facts.canSearch) await this.names.refresh(this.headers);
  }

  async #noteSent(scans: ScanShownFragment[]): Promise<void> {
    const conflicts = scans.filter(({ offline, outcome }) => offline && outcome !== 'ADMITTED');
    this.state.set({ conflicts: [...this.state.value.conflicts, ...conflicts] });
    await this.noteQueue();
  }

  /** After a change of the queue, which is that of other tabs, too. */
  async noteQueue(): Promise<void> {
    publishQueue();
    await this.#readQueue();
  }

  async #readQueue(): Promise<void> {
    this.state.set({ waiting: await this.queue.waiting(this.eventId) });
  }

  /** People by name without network, with those whom this device has let in since. */
  namesFor(text: string): NamedPerson[] {
    return this.names.search(text).map((person) => {
      const arrival = this.list.arrivalOf(person.id);
      return arrival ? { ...person, arrivedAt: arrival.arrivedAt } : person;
    });
  }

  /** @returns whether the scan was waiting: then no other device knows of it */
  async takeBack(scanId: string): Promise<boolean> {
    const isTaken = await this.queue.locked(() => this.queue.remove([scanId]));
    if (isTaken) await this.list.removeArrival(scanId);
    await this.noteQueue();
    return isTaken;
  }

  async #noteFailure(error: unknown): Promise<number | null> {
    await this.noteQueue().catch(() => {});
    if (isUnanswered(error)) {
      this.state.set({ isOnline: false });
      return Math.min(timings.doorRetry * 2 ** this.#failures++, timings.snapshotRead);
    }
    this.state.set({ isOnline: true });
    if (isEnded(error) || isForbidden(error)) await this.end();
    else
      this.state.set({
        refusal: error instanceof DoorRefusal ? error.message : (rateLimitMessage(error) ?? CHECK_FAILED),
      });
    return this.state.value.hasEnded ? null : timings.snapshotRead;
  }

  /** The device may not do this any more. Scans that are not sent stay for another pass. */
  async end(): Promise<void> {
    if (this.queue.database) await removeEvent(this.queue.database, this.eventId).catch(() => {});
    this.list.forget();
    this.names.forget();
    this.state.set({ hasEnded: true, list: null });
  }
}
