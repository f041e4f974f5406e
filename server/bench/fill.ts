import type { DataSource } from 'typeorm';
import { v7 as newId } from 'uuid';
import { demoEvents } from '../src/demo/demo-events.js';
import { Account } from '../src/features/accounts/account.entity.js';
import { Role } from '../src/features/accounts/role.js';
import { Event } from '../src/features/events/event.entity.js';
import { eventInstants } from '../src/features/events/event-times.js';
import { searchTextOf } from '../src/features/events/search/search-text.js';

/** Inserted at once. */
const CHUNK = 1_000;
const DAY = 24 * 60 * 60 * 1000;

/** Public events in the words of the demo's, thousands of them on a thousand days. */
export async function fill(database: DataSource, thousands: number): Promise<void> {
  const createdAt = new Date();
  const creator = { id: newId(), email: 'staff@turnout.example', name: 'Staff', role: Role.STAFF, createdAt };
  await database.manager.insert(Account, creator);
  const eventAt = (index: number) => {
    const { createdBy, dayOffset, ...words } = demoEvents[
      index % demoEvents.length
    ] as (typeof demoEvents)[0];
    const date = new Date(createdAt.getTime() + index * DAY).toISOString().slice(0, 10);
    const searchText = searchTextOf(words);
    const times = { ...words, date, timeZone: 'UTC' };
    return {
      ...times,
      ...eventInstants(times),
      id: newId(),
      public: true,
      createdAt,
      updatedAt: createdAt,
      revision: 0,
      createdById: creator.id,
      signUpCount: 0,
      heldCount: 0,
      waitingCount: 0,
      capacity: null,
      searchText,
    };
  };
  for (let thousand = 0; thousand < thousands; thousand++) {
    await database.manager.insert(
      Event,
      Array.from({ length: CHUNK }, (_, index) => eventAt(index)),
    );
  }
  await database.query('VACUUM ANALYZE');
}
