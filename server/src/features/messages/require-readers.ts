import { type EntityManager, In } from 'typeorm';
import { ErrorCode } from '../error-code.js';
import { SignUp } from '../sign-ups/sign-up.entity.js';
import { UserError } from '../user-error.js';
import { countAudience } from './count-audience.js';
import type { Message } from './message.entity.js';
import { requireTested } from './message-limits.js';

/**
 * Looks at the people of a message before it is stored.
 * @throws UserError SIGN_UP_NOT_FOUND, MESSAGE_NOT_TESTED
 */
export async function requireReaders(
  manager: EntityManager,
  message: Pick<Message, 'eventId' | 'audience' | 'signUpIds' | 'subject' | 'text'>,
  accountId: string,
): Promise<void> {
  const { eventId, signUpIds } = message;
  if (signUpIds && (await manager.countBy(SignUp, { eventId, id: In(signUpIds) })) < signUpIds.length)
    throw new UserError(ErrorCode.SIGN_UP_NOT_FOUND, 'signUpIds');
  const { recipientCount } = await countAudience(manager, message);
  await requireTested(manager, message, accountId, recipientCount);
}
