import { IsNull } from 'typeorm';
import { validate as isUuid, v7 as newId } from 'uuid';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { type BatchFunction, rowOfEach } from '../../../platform/graphql/loaders.js';
import { requireViewer } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { hashOfToken } from '../../accounts/token-hash.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { ActivityAction } from '../../events/activity/activity-action.js';
import { recordActivities } from '../../events/activity/record-activity.js';
import type { Event } from '../../events/event.entity.js';
import { findEvent } from '../../events/find-event.js';
import { lockEventPlaces } from '../../events/lock-event.js';
import { parseInput, requiredName } from '../../parse-input.js';
import { UserError } from '../../user-error.js';
import { requireDoorKeeper } from '../door-rights.js';
import { DoorPass } from './door-pass.entity.js';
import { newDoorPassSecret } from './door-pass-secret.js';
import { livePassesAt } from './live-passes.js';
import { expiryOf } from './pass-expiry.js';

/** More doors and helpers than a hall has. */
export const MAX_PASSES = 50;

const fields = z.object({ name: requiredName(80) });

export interface NewDoorPass {
  eventId: string;
  name: string;
  maySearch: boolean;
  mayUndo: boolean;
}

/**
 * Makes a pass for the door of an event. By a browser alone: a pass would outlive the access token that had made it.
 * @returns the pass, and its secret, which is stored nowhere
 * @throws UserError EVENT_NOT_FOUND, REQUIRED, TOO_LONG, EMAIL_NOT_VERIFIED; TOO_MANY for the 51st that works; EVENT_ENDED where it
 *   would have ended already
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for all but owner and editors
 */
export async function createDoorPass(
  context: Context,
  { eventId, maySearch, mayUndo, ...input }: NewDoorPass,
): Promise<{ doorPass: DoorPass; secret: string; url: string }> {
  const actor = requireViewer(context.viewer);
  const { name } = parseInput(fields, input);
  const secret = newDoorPassSecret();
  const now = context.services.clock.now();
  const doorPass = await transaction(context.database, async (manager) => {
    const event = isUuid(eventId) ? await lockEventPlaces(manager, eventId) : null;
    if (!event) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
    requireDoorKeeper(context, event);
    if (expiryOf(event) <= now) throw new UserError(ErrorCode.EVENT_ENDED);
    const live = await manager.query<object[]>(
      `SELECT 1 FROM ${livePassesAt('$2')} WHERE door_passes.event_id = $1`,
      [event.id, now],
    );
    if (live.length >= MAX_PASSES) {
      const message = `There are ${MAX_PASSES} passes already. End one that is not needed any more`;
      throw new UserError(ErrorCode.TOO_MANY, null, message);
    }
    const row = { id: newId(), eventId: event.id, name, maySearch, mayUndo, createdAt: now };
    const unused = {
      tokenHash: hashOfToken(secret),
      createdById: actor.accountId,
      lastUsedAt: null,
      endedAt: null,
    };
    await manager.insert(DoorPass, { ...row, ...unused });
    const acted = { eventId: event.id, action: ActivityAction.DOOR_PASS_CREATED, actor };
    await recordActivities(manager, context.services, [acted]);
    return { ...row, ...unused };
  });
  context.log.info({ eventId: doorPass.eventId, doorPassId: doorPass.id }, 'door pass created');
  // Browsers send no server the part after the #, so that no log has it.
  const url = `${context.settings.publicUrl}/door/${doorPass.eventId}#pass=${secret}`;
  return { doorPass, secret, url };
}

/**
 * Ends a pass: the next request with it is refused, and its streams end.
 * @throws UserError DOOR_PASS_NOT_FOUND, EMAIL_NOT_VERIFIED
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for all but owner and editors
 */
export async function endDoorPass(
  context: Context,
  { doorPassId: id }: { doorPassId: string },
): Promise<Event> {
  const actor = requireViewer(context.viewer);
  const doorPass = isUuid(id) ? await context.database.findOneBy(DoorPass, { id }) : null;
  const event = doorPass && (await findEvent(context.database, doorPass.eventId));
  if (!event) throw new UserError(ErrorCode.DOOR_PASS_NOT_FOUND);
  requireDoorKeeper(context, event);
  const endedAt = context.services.clock.now();
  await transaction(context.database, async (manager) => {
    const { affected } = await manager.update(DoorPass, { id, endedAt: IsNull() }, { endedAt });
    if (!affected) throw new UserError(ErrorCode.DOOR_PASS_NOT_FOUND);
    const acted = { eventId: event.id, action: ActivityAction.DOOR_PASS_ENDED, actor };
    await recordActivities(manager, context.services, [acted]);
  });
  context.log.info({ eventId: event.id, doorPassId: id }, 'door pass ended');
  return event;
}

/**
 * The passes of an event that work, the newest first.
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for all but owner and editors
 */
export async function listDoorPasses(context: Context, event: Event): Promise<DoorPass[]> {
  requireDoorKeeper(context, event, AccessScope.DOOR);
  return context.loaders.of(livePasses).load(event.id);
}

const livePasses: BatchFunction<Context, string, DoorPass[]> = async ({ database, services }, eventIds) => {
  const columns = columnsOf(database, DoorPass);
  const passes = await columns.query(
    database,
    `SELECT ${columns.sql} FROM ${livePassesAt('$2')} WHERE door_passes.event_id = ANY($1)
     ORDER BY door_passes.created_at DESC, door_passes.id DESC`,
    [eventIds, services.clock.now()],
  );
  return eventIds.map((id) => passes.filter(({ eventId }) => eventId === id));
};

/** The passes with these ids that work; null for one that does not, and for one that there is not. */
export const livePassesById: BatchFunction<Context, string, DoorPass | null> = async (
  { database, services },
  ids,
) => {
  const columns = columnsOf(database, DoorPass);
  const passes = await columns.query(
    database,
    `SELECT ${columns.sql} FROM ${livePassesAt('$2')} WHERE door_passes.id = ANY($1)`,
    [ids, services.clock.now()],
  );
  return rowOfEach(ids, passes);
};
