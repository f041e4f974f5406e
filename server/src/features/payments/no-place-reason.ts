import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';

/** Why a payment gives no place: its money goes back. */
export const NO_PLACE_REASONS = [
  'EVENT_DELETED',
  'EVENT_CANCELLED',
  'EVENT_ENDED',
  /** It was paid when its place was held no longer, and no other was free. */
  'EVENT_FULL',
  'ACCOUNT_DELETED',
  'ALREADY_SIGNED_UP',
  /** The place was given back; the money too, unless it was too late for that. */
  'SIGN_UP_CANCELLED',
  /** It was paid after its checkout had been canceled. */
  'CHECKOUT_CANCELED',
  /** The money was given back, in Stripe's dashboard, before there was a place. */
  'REFUNDED',
] as const;
export type NoPlaceReason = (typeof NO_PLACE_REASONS)[number];

/** The error for a person who comes for the place of a payment that gives none. */
export function noPlaceFor({ noPlaceReason }: { noPlaceReason: NoPlaceReason | null }): UserError {
  switch (noPlaceReason) {
    case 'ALREADY_SIGNED_UP':
      return new UserError(ErrorCode.ALREADY_SIGNED_UP);
    case 'CHECKOUT_CANCELED':
      return notSucceeded('canceled');
    case 'SIGN_UP_CANCELLED':
      return new UserError(ErrorCode.SIGN_UP_NOT_FOUND);
    case 'EVENT_CANCELLED':
      return new UserError(ErrorCode.EVENT_CANCELLED);
    case 'EVENT_ENDED':
      return new UserError(ErrorCode.EVENT_ENDED);
    case 'EVENT_FULL':
      return new UserError(ErrorCode.EVENT_FULL);
    case 'REFUNDED':
      return notSucceeded('refunded');
    case 'ACCOUNT_DELETED':
      return new UserError(ErrorCode.PAYMENT_NOT_FOUND);
    // Without a reason it gave a place, which can only have gone with its event.
    case 'EVENT_DELETED':
    case null:
      return new UserError(ErrorCode.EVENT_NOT_FOUND);
  }
}

/** @param reportedStatus Stripe's own word, as the spec has it (section 8) */
export function notSucceeded(reportedStatus: string): UserError {
  return new UserError(ErrorCode.PAYMENT_NOT_SUCCEEDED, null, `Payment did not succeed: ${reportedStatus}`);
}
