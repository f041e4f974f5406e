import { v7 as newId } from 'uuid';
import { transaction } from '../../platform/database/transaction.js';
import { requireViewer } from '../accounts/access-rules.js';
import type { Context } from '../context.js';
import { parseInput } from '../parse-input.js';
import { Event } from './event.entity.js';
import { type EventInput, eventInput } from './event-input.js';
import { searchTextOf } from './search-text.js';

/**
 * Creates an event of the viewer's, public at once (spec, section 9).
 * @throws UserError naming every field that is missing, too long or has an impossible price
 */
export async function createEvent(context: Context, input: EventInput): Promise<Event> {
  const viewer = requireViewer(context.viewer);
  const fields = parseInput(eventInput, input);
  const event: Event = {
    ...fields,
    id: newId(),
    public: true,
    createdAt: context.clock.now(),
    createdById: viewer.accountId,
    searchText: searchTextOf(fields),
  };
  await transaction(context.database, (manager) => manager.insert(Event, event));
  context.log.info({ eventId: event.id }, 'event created');
  return event;
}
