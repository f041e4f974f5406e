import { z } from 'zod';
import { columnsOf } from '../../platform/database/sql/columns.js';
import { Conditions } from '../../platform/database/sql/conditions.js';
import { type Connection, connectionOf } from '../../platform/graphql/lists/connection.js';
import { addPage, type ListOrder } from '../../platform/graphql/lists/list-order.js';
import { type GivenPage, instantKey, pageRequest } from '../../platform/graphql/lists/page-request.js';
import { type BatchFunction, rowOfEach } from '../../platform/graphql/loaders.js';
import { forbidden, isStaff, requireViewer } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { EventDraft } from './event-draft.entity.js';

type DraftKeys = [updatedAt: string, id: string];

const latestChangeFirst: ListOrder<EventDraft, DraftKeys> = {
  columns: ['updated_at', 'id'],
  values: ['?::timestamptz', '?::uuid'],
  isDescending: true,
  keys: z.tuple([instantKey, z.uuid()]),
  keysOf: ({ updatedAt, id }) => [updatedAt.toISOString(), id],
};

/**
 * A page of an account's drafts, the latest change first.
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN but for the account itself, if it is staff's, and by a token with EVENTS_WRITE
 */
export async function listDrafts(
  { viewer, settings, database }: Context,
  accountId: string,
  given: GivenPage,
): Promise<Connection<EventDraft>> {
  const staff = requireViewer(viewer, AccessScope.EVENTS_WRITE);
  if (staff.accountId !== accountId || !isStaff(staff, settings)) throw forbidden();
  const page = pageRequest(given, latestChangeFirst.keys);
  const conditions = new Conditions().add('created_by_id = ?', accountId);
  const end = addPage(conditions, latestChangeFirst, page);
  const columns = columnsOf(database, EventDraft);
  const drafts = await columns.query(
    database,
    `SELECT ${columns.sql} FROM event_drafts WHERE ${conditions.sql} ${end}`,
    conditions.values,
  );
  const countAll = () => database.countBy(EventDraft, { createdById: accountId });
  return connectionOf(drafts, page, latestChangeFirst.keysOf, countAll);
}

/** The viewer's own drafts with these ids; null for another's, and for one that there is not. */
export const ownDrafts: BatchFunction<Context, string, EventDraft | null> = async (
  { database, viewer },
  ids,
) => {
  const columns = columnsOf(database, EventDraft);
  const drafts = await columns.query(
    database,
    `SELECT ${columns.sql} FROM event_drafts WHERE id = ANY($1) AND created_by_id = $2`,
    [ids, viewer?.accountId ?? null],
  );
  return rowOfEach(ids, drafts);
};
