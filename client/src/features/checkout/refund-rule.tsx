import { useOwnClock } from '../../ui/dates/own-clock';
import { formatInstant } from '../../ui/dates/time-zone';
import { formatPrice } from '../../ui/texts/price';
import { useHasPassed } from '../events/event-hours';
import * as messages from './messages';

const HOUR = 60 * 60_000;

interface RefundableEvent {
  startsAt: string;
  refundDeadlineHours: number | null;
}

/** The instant until which giving a place back returns its price, as the event says it now; null: no refunds. */
export function refundDeadline({ startsAt, refundDeadlineHours }: RefundableEvent): string | null {
  if (refundDeadlineHours === null) return null;
  return new Date(Date.parse(startsAt) - refundDeadlineHours * HOUR).toISOString();
}

interface Props {
  pricePence: number;
  /** Null: no refunds. */
  until: string | null;
  timeZone: string;
  className?: string | undefined;
}

/** Says what becomes of the price when the place is given back, before anybody pays it. */
export function RefundRule({ until, className, ...rule }: Props) {
  return (
    <p className={className}>
      {until === null ? messages.NOT_REFUNDABLE : <RuleUntil {...rule} until={until} />}
    </p>
  );
}

interface EventProps extends RefundableEvent {
  pricePence: number;
  timeZone: string;
  className?: string | undefined;
}

/** The same by the event as it is now. */
export function EventRefundRule({ pricePence, timeZone, className, ...event }: EventProps) {
  return (
    <RefundRule
      pricePence={pricePence}
      until={refundDeadline(event)}
      timeZone={timeZone}
      className={className}
    />
  );
}

interface RuleUntilProps extends Pick<Props, 'pricePence' | 'timeZone'> {
  until: string;
}

/** Changes at the deadline on a page that stays open. */
function RuleUntil({ pricePence, until, timeZone }: RuleUntilProps) {
  const own = useOwnClock();
  const rule = useHasPassed(until) ? messages.notRefundableAnyMore : messages.refundable;
  return rule(formatInstant(until, timeZone, 'long', own), formatPrice(pricePence));
}
