import { columnsOf } from '../../../platform/database/sql/columns.js';
import { type BatchFunction, rowOfEach } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import { Event } from '../../events/event.entity.js';
import { eventsThatExist } from '../../events/events.loader.js';
import { IS_VISIBLE } from '../../events/visible-to.js';
import { SignUp } from '../sign-up.entity.js';

/** The sign-ups with these ids; null where the sign-up is not there, or its event is not there. */
export const signUpsIfThere: BatchFunction<Context, string, SignUp | null> = async (
  { database, loaders },
  ids,
) => {
  const columns = columnsOf(database, SignUp).and(columnsOf(database, Event).under('event'));
  const signUps = await columns.query(
    database,
    `SELECT ${columns.sql} FROM sign_ups JOIN events ON events.id = event_id AND ${IS_VISIBLE}
     WHERE sign_ups.id = ANY($1)`,
    [ids],
  );
  for (const { event } of signUps) loaders.of(eventsThatExist).prime(event.id, event);
  return rowOfEach(ids, signUps);
};
