import { formatInstant, type OwnClock } from '../../../ui/dates/time-zone';
import { formatPrice } from '../../../ui/texts/price';
import * as messages from '../messages';
import type { GiveBackFragment } from './gql/give-back';

/** The sum that was paid and is not on its way back yet; 0 for a free place. */
function paidPence({ payment }: GiveBackFragment): number {
  return payment?.status === 'SUCCEEDED' ? payment.amountPence : 0;
}

/** Until when the money comes back, or why it does not. */
export function termsOf(signUp: GiveBackFragment, own: OwnClock): string {
  const { refundPence, payment, event } = signUp;
  const inWords = (instant: string) => formatInstant(instant, event.timeZone, 'long', own);
  const paid = paidPence(signUp);
  if (paid === 0) return messages.giveBackUntil(inWords(event.startsAt));
  if (!payment?.refundableUntil) return messages.NO_REFUNDS;
  const until = inWords(payment.refundableUntil);
  return refundPence
    ? messages.refundUntil(until, formatPrice(refundPence))
    : messages.refundOver(until, formatPrice(paid));
}

/** The words of the question: exactly this comes back, or nothing happens. */
export function whatComesBack(signUp: GiveBackFragment): string {
  const { refundPence } = signUp;
  if (refundPence) return messages.moneyBack(formatPrice(refundPence));
  const paid = paidPence(signUp);
  return paid > 0 ? messages.noMoneyBack(formatPrice(paid)) : messages.NOTHING_PAID;
}
