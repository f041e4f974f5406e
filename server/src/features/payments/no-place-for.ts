import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import type { Payment } from './payment.entity.js';

/** Why a payment gives no place any more; the money goes back. */
export function noPlaceFor({ eventId }: Payment): UserError {
  return new UserError(eventId ? ErrorCode.ALREADY_SIGNED_UP : ErrorCode.EVENT_NOT_FOUND);
}
