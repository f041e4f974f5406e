import type { EntityManager } from 'typeorm';
import { NIL } from 'uuid';
import type { Event } from '../event.entity.js';

type Notified = Pick<Event, 'cancellationNotifiedUpTo'>;

/** Whether the person has had the mail that the event is cancelled. There are no new places after that, so an order is enough. */
export function isNotified({ cancellationNotifiedUpTo }: Notified, accountId: string): boolean {
  return cancellationNotifiedUpTo !== null && accountId <= cancellationNotifiedUpTo;
}

/** The cancellation of these events is final from now on. */
export async function beginNotifying(manager: EntityManager, eventIds: readonly string[]): Promise<void> {
  await setNotifiedUpTo(manager, eventIds, NIL);
}

/** Notes the last of those whose mails were asked for, in the transaction that asks for them. No event goes back behind its own. */
export async function setNotifiedUpTo(
  manager: EntityManager,
  eventIds: readonly string[],
  accountId: string,
): Promise<void> {
  await manager.query(
    `UPDATE events SET cancellation_notified_up_to = greatest(cancellation_notified_up_to, $2) WHERE id = ANY($1)`,
    [eventIds, accountId],
  );
}
