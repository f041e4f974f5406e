import { Columns } from '../../../platform/database/sql/columns.js';

/** The number of the transaction that wrote an event's row last (PostgreSQL, 5.6): after each change of the row it is another. */
export const rowVersion = new Columns<{ rowVersion: string }>([
  { sql: 'events.xmin::text', path: ['rowVersion'] },
]);
