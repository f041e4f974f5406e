import { Event } from '../src/features/events/event.entity.js';
import { createDataSource } from '../src/platform/database/connection/data-source.js';
import { migrate } from '../src/platform/database/migrate.js';
import { tables } from '../src/tables.js';
import { fill } from './fill.js';
import { fillEvent } from './large-event.js';
import { noTimeLimits } from './no-time-limits.js';
import { fillAccounts } from './sign-ups/fill-sign-ups.js';
import { eventListStatement, eventPageStatement, sessionStatement } from './statements.js';

const ATTENDEES = 100;

/**
 * Events, thousands of them, and the signed-in accounts of workload.ts.
 * @returns an event to ask for, the statements by which the bare server answers, and that of a session
 */
export async function prepareDatabase(url: string, thousands: number) {
  const options = { ...tables, url, poolSize: 2 };
  await migrate(options);
  const database = await createDataSource({ ...options, timeLimits: noTimeLimits }).initialize();
  try {
    await fill(database, thousands);
    const { id: eventId } = await database.manager.findOneByOrFail(Event, { public: true });
    await fillEvent(database, eventId, { attendees: ATTENDEES });
    await fillAccounts(database);
    const [list, page] = [await eventListStatement(database), await eventPageStatement(database, eventId)];
    return { eventId, statements: { list, page }, session: await sessionStatement(database) };
  } finally {
    await database.destroy();
  }
}
