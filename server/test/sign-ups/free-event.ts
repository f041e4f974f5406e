import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '../support/test-database.js';

/** A free event made by SQL, and a staff account that created it. */
export async function insertFreeEvent(database: TestDatabase): Promise<string> {
  const [id, creatorId] = [randomUUID(), randomUUID()];
  await database.query(
    `INSERT INTO accounts (id, email, name, role, created_at) VALUES ($1, $2, 'Staff', 'STAFF', now())`,
    [creatorId, `${creatorId}@staff.example`],
  );
  await database.query(
    `INSERT INTO events (id, title, description, location, type, date, start_time, end_time, price_pence, public,
                         created_at, created_by_id, sign_up_count, search_text, time_zone, starts_at, ends_at,
                         updated_at, revision)
     VALUES ($1, 'Hot', 'Words', 'Leeds', 'Talk', '2027-03-14', '10:00', '11:00', 0, true, now(), $2, 0, 'hot',
             'UTC', '2027-03-14T10:00Z', '2027-03-14T11:00Z', now(), 0)`,
    [id, creatorId],
  );
  return id;
}
