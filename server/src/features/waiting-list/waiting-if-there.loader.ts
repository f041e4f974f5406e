import { In, IsNull } from 'typeorm';
import { type BatchFunction, rowOfEach } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

/** The waiting list entries with these ids; null for one whose waiting is over, or whose event is deleted. */
export const waitingIfThere: BatchFunction<Context, string, WaitingListEntry | null> = async (
  { database },
  ids,
) => {
  const entries = await database.findBy(WaitingListEntry, {
    id: In([...ids]),
    event: { deletedAt: IsNull() },
  });
  return rowOfEach(ids, entries);
};
