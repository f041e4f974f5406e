import type { EntityManager } from 'typeorm';
import { SignUp } from './sign-up.entity.js';

/** Whether a sign-up with this account or this e-mail address would be a second one. */
export function hasPlace(
  manager: EntityManager,
  { eventId, accountId, email }: { eventId: string; accountId: string; email: string },
): Promise<boolean> {
  return manager.existsBy(SignUp, [
    { eventId, accountId },
    { eventId, contact: { email } },
  ]);
}
