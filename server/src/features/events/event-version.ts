import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import type { Event } from './event.entity.js';

type Version = Pick<Event, 'updatedAt' | 'revision'>;

/**
 * @param expected the `updatedAt` of the version that a change is based on; without one any version will do
 * @throws UserError CONFLICT
 */
export function requireVersion({ updatedAt }: Version, expected: Date | null | undefined): void {
  if (expected && expected.getTime() !== updatedAt.getTime()) {
    throw new UserError(ErrorCode.CONFLICT, 'expectedUpdatedAt');
  }
}

/** Each version has an instant of its own, even if the clock stands still or goes back: later than the one before. */
export function nextVersion({ updatedAt, revision }: Version, now: Date): Version {
  return { updatedAt: new Date(Math.max(now.getTime(), updatedAt.getTime() + 1)), revision: revision + 1 };
}
