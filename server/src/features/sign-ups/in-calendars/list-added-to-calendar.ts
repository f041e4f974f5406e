import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { SignUp } from '../sign-up.entity.js';

type Added = Pick<SignUp, 'id' | 'eventId' | 'accountId'>;

const added = { select: { id: true, eventId: true, accountId: true } } as const;

/** The sign-ups to these events that are in a person's Google Calendar. */
export function listAddedToCalendar(manager: EntityManager, eventIds: readonly string[]): Promise<Added[]> {
  const where = { eventId: In([...eventIds]), addedToCalendarAt: Not(IsNull()) };
  return manager.find(SignUp, { ...added, where });
}

/** An account's sign-ups that are in the person's Google Calendar. */
export function listAddedToCalendarBy(manager: EntityManager, accountId: string): Promise<Added[]> {
  return manager.find(SignUp, { ...added, where: { accountId, addedToCalendarAt: Not(IsNull()) } });
}
