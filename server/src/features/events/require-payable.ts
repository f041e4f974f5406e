import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';

const NO_CARD_PAYMENTS = 'Card payments are not set up here, so the price must be 0 for a free event';

/**
 * Whether anybody could pay the price of an event.
 * @throws UserError INVALID_PRICE where card payments are not set up
 */
export function requirePayable(
  { settings }: Pick<Context, 'settings'>,
  { pricePence }: { pricePence: number },
): void {
  if (pricePence > 0 && !settings.paymentsEnabled) {
    throw new UserError(ErrorCode.INVALID_PRICE, 'pricePence', NO_CARD_PAYMENTS);
  }
}
