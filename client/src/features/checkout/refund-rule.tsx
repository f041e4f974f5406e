import { serverNow } from '../../apollo/server-clock';
import { useOwnClock } from '../../ui/own-clock';
import { formatPrice } from '../../ui/price';
import { formatInstant } from '../../ui/time-zone';
import * as messages from './messages';

const HOUR = 60 * 60_000;

interface RefundableEvent {
  startsAt: string;
  refundDeadlineHours: number | null;
}

/** The instant until which giving a place back returns its price, as the event says it now; null: no refunds. */
export function refundDeadline({ startsAt, refundDeadlineHours }: RefundableEvent): number | null {
  return refundDeadlineHours === null ? null : Date.parse(startsAt) - refundDeadlineHours * HOUR;
}

interface Props {
  pricePence: number;
  /** Null: no refunds. */
  until: number | null;
  timeZone: string;
  className?: string | undefined;
}

/** Says what becomes of the price when the place is given back, before anybody pays it. */
export function RefundRule({ pricePence, until, timeZone, className }: Props) {
  const own = useOwnClock();
  return <p className={className}>{rule()}</p>;

  function rule(): string {
    if (until === null) return messages.NOT_REFUNDABLE;
    const instant = formatInstant(until, timeZone, 'long', own);
    return serverNow() < until
      ? messages.refundable(instant, formatPrice(pricePence))
      : messages.notRefundableAnyMore(instant, formatPrice(pricePence));
  }
}
