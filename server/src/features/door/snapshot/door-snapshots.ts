import { createHash } from 'node:crypto';
import { chunk } from 'es-toolkit/array/chunk';
import { LRUCache } from 'lru-cache';
import { betweenRequests } from '../../../platform/between-requests.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import type { Event } from '../../events/event.entity.js';
import { findEvent } from '../../events/find-event.js';
import { UserError } from '../../user-error.js';
import { requireDoor, requireDoorCaller } from '../door-rights.js';
import { findTickets } from './find-tickets.js';
import { type SnapshotTicket, sealTicket, TicketState } from './seal-ticket.js';

const MAGIC = 'TRNDOOR1';
const SALT_LENGTH = 16;
/** Tickets that are sealed between two requests: some milliseconds of work. */
const SLICE = 200;
/** Snapshots that a process holds in memory. One of 20,000 tickets has 1.3 MB. */
const MAX_SNAPSHOTS = 20;

export interface DoorSnapshot {
  /** The same tickets have the same version, on every process. */
  version: string;
  /** It is built with the first call, so that a device that has the version costs no work. */
  bytes: () => Promise<Buffer>;
}

/** The tickets of events for devices that lose the network. Each is built once a version, for all who ask for it meanwhile. */
export class DoorSnapshots {
  readonly #built = new LRUCache<string, { version: string; bytes: Promise<Buffer> }>({ max: MAX_SNAPSHOTS });

  /**
   * @throws UserError EVENT_NOT_FOUND, EMAIL_NOT_VERIFIED
   * @throws RequestError UNAUTHENTICATED; FORBIDDEN for all but the event's team and its passes
   */
  async read(context: Context, eventId: string): Promise<{ event: Event; snapshot: DoorSnapshot }> {
    requireDoorCaller(context);
    const event = await findEvent(context.database, eventId);
    if (!event) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
    requireDoor(context, event, 'SCAN');
    const tickets = await findTickets(context.database, event);
    const digest = digestOf(tickets);
    const version = digest.subarray(SALT_LENGTH).toString('base64url');
    return { event, snapshot: { version, bytes: () => this.#build(event.id, version, tickets, digest) } };
  }

  async #build(
    eventId: string,
    version: string,
    tickets: readonly SnapshotTicket[],
    digest: Buffer,
  ): Promise<Buffer> {
    const known = this.#built.get(eventId);
    const current = known?.version === version ? known : { version, bytes: seal(tickets, digest) };
    this.#built.set(eventId, current);
    try {
      return await current.bytes;
    } catch (error) {
      this.#built.delete(eventId);
      throw error;
    }
  }
}

/** Made from the codes, too, so that a person without a code learns nothing of names and states from it. */
function digestOf(tickets: readonly SnapshotTicket[]): Buffer {
  const hash = createHash('sha256');
  for (const { code, name, state } of tickets) hash.update(code).update(`${state}${name}\0`);
  return hash.digest();
}

/** Magic, salt, number of people, and the sealed tickets in the order of their ids, which is no order of people. */
async function seal(tickets: readonly SnapshotTicket[], digest: Buffer): Promise<Buffer> {
  const salt = digest.subarray(0, SALT_LENGTH);
  const people = Buffer.alloc(4);
  people.writeUInt32BE(tickets.filter(({ state }) => state !== TicketState.CANCELLED).length);
  const sealed: Buffer[] = [];
  for (const slice of chunk(tickets, SLICE))
    sealed.push(...(await betweenRequests(() => slice.map((ticket) => sealTicket(ticket, salt)))));
  return Buffer.concat([Buffer.from(MAGIC), salt, people, ...sealed.toSorted(Buffer.compare)]);
}
