import { expect } from 'vitest';
import { placesOf } from '../../sign-ups/sign-up-operations.js';
import type { PlacesReal } from './places-commands.js';
import type { PlacesModel } from './places-model.js';

/** E-mail addresses. */
export interface StoredPlaces {
  placed: string[];
  held: string[];
  line: string[];
  offered: string[];
}

export const NO_PLACES: StoredPlaces = { placed: [], held: [], line: [], offered: [] };

async function storedPlaces({ database, eventId }: PlacesReal): Promise<StoredPlaces> {
  const [stored] = await database.query<StoredPlaces>(
    `SELECT
       ARRAY(SELECT email FROM sign_ups WHERE event_id = $1 ORDER BY email) AS placed,
       ARRAY(SELECT email FROM place_holds JOIN accounts ON id = account_id WHERE event_id = $1 ORDER BY email) AS held,
       ARRAY(SELECT email FROM waiting_list_entries WHERE event_id = $1 AND offer_expires_at IS NULL ORDER BY joined_at, id)
         AS line,
       ARRAY(SELECT email FROM waiting_list_entries WHERE event_id = $1 AND offer_expires_at IS NOT NULL ORDER BY email)
         AS offered`,
    [eventId],
  );
  return stored as StoredPlaces;
}

/**
 * L3: a place more is taken or held only where the capacity has it; a lower one takes nothing from anybody.
 * L4: while people wait it is one of them who gets it.
 */
function expectNoPlaceTooMany(model: PlacesModel, real: PlacesReal, stored: StoredPlaces): void {
  const [before, taken] = [takenIn(real.before), takenIn(stored)];
  if (model.capacity !== null) {
    expect(taken.length, 'L3').toBeLessThanOrEqual(Math.max(model.capacity, before.length));
    const others = taken.filter((email) => ![...before, ...real.before.line].includes(email));
    if (real.before.line.length > 0) expect(others, 'L4').toEqual([]);
  }
  expect(new Set(stored.placed).size, 'P3').toBe(stored.placed.length);
  real.before = stored;
}

const takenIn = ({ placed, held }: StoredPlaces): string[] => [...placed, ...held];

/** The people with a place, with a held place, with an offer, in the waiting list in order, and the page's texts. */
export async function compareWithModel(model: PlacesModel, real: PlacesReal): Promise<void> {
  const stored = await storedPlaces(real);
  expectNoPlaceTooMany(model, real, stored);
  if (!real.isPrompt) return;
  const emailOf = (who: number) => real.people[who]?.email;
  const those = (is: (guest: PlacesModel['guests'][0]) => boolean) =>
    [...model.guests.keys()]
      .filter((who) => is(model.guest(who)))
      .map(emailOf)
      .toSorted();
  const page = await placesOf(real.app.anonymous(), real.eventId);
  expect({ ...stored, placesLeft: page?.placesLeft }).toEqual({
    placed: those(({ hasPlace }) => hasPlace),
    held: those(({ heldUntil }) => heldUntil !== null),
    line: model.line.map(emailOf),
    offered: those(({ waiting }) => waiting === 'OFFERED'),
    placesLeft: model.isEventAlive ? model.placesLeft : undefined,
  });
}
