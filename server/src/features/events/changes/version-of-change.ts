import { ErrorCode } from '../../error-code.js';
import { UserError } from '../../user-error.js';
import type { Event } from '../event.entity.js';

interface Versioned {
  updatedAt: Date;
}

/**
 * @param expected the `updatedAt` of the version that a change is based on; without one the row is changed whatever it is
 * @throws UserError CONFLICT where it was changed since
 */
export function requireVersion({ updatedAt }: Versioned, expected: Date | null | undefined): void {
  if (expected && expected.getTime() !== updatedAt.getTime()) {
    throw new UserError(ErrorCode.CONFLICT, 'expectedUpdatedAt');
  }
}

/** The stamp and number of an event's next version, see timeOfChange. */
export function nextVersion(event: Pick<Event, 'updatedAt' | 'revision'>, now: Date) {
  return { updatedAt: timeOfChange(event, now), revision: event.revision + 1 };
}

/** Each version has an instant of its own, even if the clock stands still or goes back: later than the one before. */
export function timeOfChange({ updatedAt }: Versioned, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
}
