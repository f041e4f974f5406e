import { Event } from '../src/features/events/event.entity.js';
import { createDataSource } from '../src/platform/database/connection/data-source.js';
import { migrate } from '../src/platform/database/migrate.js';
import { tables } from '../src/tables.js';
import { fill } from './fill.js';
import { fillEvent } from './large-event.js';
import { signInCreator } from './sign-ups/fill-sign-ups.js';
import { eventListStatement, eventPageStatement } from './statements.js';

const ATTENDEES = 100;

/** Events, thousands of them. @returns one to ask for, and the statements by which the bare server answers. */
export async function prepareDatabase(url: string, thousands: number) {
  const options = { ...tables, url, poolSize: 2 };
  await migrate(options);
  const database = await createDataSource(options).initialize();
  try {
    await fill(database, thousands);
    const { id: eventId } = await database.manager.findOneByOrFail(Event, { public: true });
    await fillEvent(database, eventId, { attendees: ATTENDEES });
    await signInCreator(database);
    const [list, page] = [await eventListStatement(database), await eventPageStatement(database, eventId)];
    return { eventId, statements: { list, page } };
  } finally {
    await database.destroy();
  }
}
