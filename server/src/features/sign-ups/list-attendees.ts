import type { EntityManager } from 'typeorm';
import { SignUp } from './sign-up.entity.js';

/** Someone who signed up, as they wish to be called and written to. */
export interface Attendee {
  accountId: string;
  name: string;
  email: string;
}

/** All who signed up to an event. */
export async function listAttendees(manager: EntityManager, eventId: string): Promise<Attendee[]> {
  const signUps = await manager.find(SignUp, {
    select: { id: true, accountId: true, name: true, email: true },
    where: { eventId },
  });
  return signUps.map(({ accountId, name, email }) => ({ accountId, name, email }));
}
