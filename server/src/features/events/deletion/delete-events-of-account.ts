import { chunk } from 'es-toolkit/array/chunk';
import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../../context.js';
import { Event } from '../event.entity.js';
import { markDeleted, markDeletedTogether } from './mark-deleted.js';

/** Events about which a person gets one mail. A batch locks all of them. */
const TOGETHER = 100;

/** Deletes all events that an account created. A person with places at several of them gets one mail. */
export async function deleteEventsOfAccount(
  context: ConsequenceContext,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  const events = await manager.find(Event, {
    select: { id: true },
    where: { createdById: accountId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const eventIds = events.map(({ id }) => id);
  for (const ids of chunk(eventIds, TOGETHER))
    await (ids.length > 1 ? markDeletedTogether : markDeleted)(context, manager, ids);
}
