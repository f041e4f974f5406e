import type { EntityManager } from 'typeorm';
import { NIL } from 'uuid';
import { Event } from '../event.entity.js';

type Notified = Pick<Event, 'cancellationNotifiedUpTo'>;

/** Whether the person has had the mail that the event is cancelled. There are no new places after that, so an order is enough. */
export function isNotified({ cancellationNotifiedUpTo }: Notified, accountId: string): boolean {
  return cancellationNotifiedUpTo !== null && accountId <= cancellationNotifiedUpTo;
}

/** The cancellation is final from now on. */
export async function beginNotifying(manager: EntityManager, event: Event): Promise<Event> {
  await setNotifiedUpTo(manager, event.id, NIL);
  return { ...event, cancellationNotifiedUpTo: NIL };
}

/** Notes the last of those whose mails were asked for, in the transaction that asks for them. */
export async function setNotifiedUpTo(
  manager: EntityManager,
  eventId: string,
  accountId: string,
): Promise<void> {
  await manager.update(Event, eventId, { cancellationNotifiedUpTo: accountId });
}
