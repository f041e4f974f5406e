import { randomUUID } from 'node:crypto';
import { formatTicketCode } from '@turnout/texts/ticket-code';

/** A place as the bench knows it. */
export interface Place {
  id: string;
  code: Buffer;
}

/** One reading of a ticket, by an id of its own. */
export interface Reading {
  id: string;
  place: Place;
}

/** Endless groups of readings: ticket after ticket, then all of them again. */
export function* readingsOf(places: readonly Place[], size: number): Generator<Reading[], never> {
  for (let n = 0; ; n += size)
    yield Array.from({ length: size }, (_, k) => ({
      id: randomUUID(),
      place: places[(n + k) % places.length] as Place,
    }));
}

/** As a device sends them. */
export const scansOf = (readings: readonly Reading[]) =>
  readings.map(({ id, place }) => ({
    id,
    code: formatTicketCode(place.code),
    door: 'North',
    scannedAt: new Date(),
  }));
