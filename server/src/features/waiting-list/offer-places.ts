import { type EntityManager, In } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import { changeCounts } from '../events/count-sign-ups.js';
import type { Event } from '../events/event.entity.js';
import { placesOffered } from './causes.js';
import { sendPlaceOfferMailJob } from './send-place-offer-mail.job.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

const DAY = 24 * 60 * 60_000;

/**
 * Offers places to people who wait: each place is held, for a day or until the event starts. Once it has started, until
 * it ends.
 */
export async function offerPlaces(
  { services: { clock, jobs }, runConsequences }: Pick<ConsequenceContext, 'services' | 'runConsequences'>,
  manager: EntityManager,
  { id: eventId, startsAt, endsAt }: Event,
  entries: readonly WaitingListEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const now = clock.now();
  const last = now < startsAt ? startsAt : endsAt;
  const until = new Date(Math.min(now.getTime() + DAY, last.getTime()));
  await manager.update(WaitingListEntry, { id: In(entries.map(({ id }) => id)) }, { offerExpiresAt: until });
  const held = await manager.query<{ isNew: boolean }[]>(
    `INSERT INTO place_holds (event_id, account_id, held_until) SELECT $1, id, $3 FROM unnest($2::uuid[]) AS id
     ON CONFLICT (event_id, account_id) DO UPDATE SET held_until = excluded.held_until
     RETURNING xmax = 0 AS "isNew"`,
    [eventId, entries.map(({ accountId }) => accountId), until],
  );
  const isNew = held.filter((row) => row.isNew).length;
  await changeCounts(manager, eventId, { held: isNew, waiting: -entries.length });
  await runConsequences(placesOffered, manager, { entries });
  const data = entries.map(({ id }) => ({ entryId: id }));
  await jobs.enqueueAll(manager, sendPlaceOfferMailJob, data);
}
