import type { DataSource } from 'typeorm';
import { v7 as newId } from 'uuid';
import { Account } from '../../src/features/accounts/account.entity.js';
import { Role } from '../../src/features/accounts/role.js';
import { Event } from '../../src/features/events/event.entity.js';
import { eventInstants } from '../../src/features/events/event-times.js';
import { ACCOUNTS } from './workload.js';

/** The accounts of workload.ts, each signed in. */
export async function fillAccounts(database: DataSource): Promise<void> {
  await database.query(
    `INSERT INTO accounts (id, email, name, role, created_at)
     SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'bench-' || n || '@example.org',
            'Bench ' || n, 'USER', now()
     FROM generate_series(0, $1::int - 1) AS n`,
    [ACCOUNTS],
  );
  await database.query(
    `INSERT INTO sessions (token_hash, id, account_id, created_at, last_seen_at)
     SELECT sha256(convert_to('bench-token-' || n, 'UTF8')), gen_random_uuid(),
            ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, now(), now() + interval '1 hour'
     FROM generate_series(0, $1::int - 1) AS n`,
    [ACCOUNTS],
  );
}

/** Makes free events. */
export async function makeFreeEvents(database: DataSource, count: number): Promise<string[]> {
  const createdAt = new Date();
  const creator = {
    id: newId(),
    email: `${newId()}@turnout.example`,
    name: 'Staff',
    role: Role.STAFF,
    createdAt,
  };
  await database.manager.insert(Account, creator);
  const words = { title: 'Free', description: 'Words', location: 'Leeds', type: 'Talk', searchText: 'free' };
  const times = { date: '2099-03-14', startTime: '10:00', endTime: '11:00', timeZone: 'UTC' };
  const events = Array.from({ length: count }, () => ({
    ...words,
    ...times,
    ...eventInstants(times),
    id: newId(),
    pricePence: 0,
    public: true,
    createdAt,
    updatedAt: createdAt,
    revision: 0,
    createdById: creator.id,
    signUpCount: 0,
    heldCount: 0,
    waitingCount: 0,
    capacity: null,
  }));
  await database.manager.insert(Event, events);
  return events.map(({ id }) => id);
}

/** Signs in the creator of the events, with the token `bench-creator`. */
export async function signInCreator(database: DataSource): Promise<void> {
  await database.query(
    `INSERT INTO sessions (token_hash, id, account_id, created_at, last_seen_at)
     SELECT sha256('bench-creator'), gen_random_uuid(), created_by_id, now(), now() + interval '1 hour' FROM events LIMIT 1`,
  );
}
