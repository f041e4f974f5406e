import { paths } from '../../paths';
import { timings } from '../../timings';
import { LinkButton } from '../../ui/link-button';
import { formatPrice } from '../../ui/price';
import { useRedirectAfter } from '../../ui/timers';
import { SIGNED_UP } from '../sign-ups/sentences';
import { CheckoutEnd } from './checkout-end';

export function Paid({ eventId, amountPence }: { eventId: string; amountPence: number }) {
  useRedirectAfter(true, timings.paidThenEvent, paths.event(eventId));
  return (
    <CheckoutEnd
      heading={`Paid ${formatPrice(amountPence)}`}
      tone="success"
      sentence={SIGNED_UP}
      more="Taking you back to it..."
      action={<LinkButton to={paths.event(eventId)}>See the event</LinkButton>}
    />
  );
}
