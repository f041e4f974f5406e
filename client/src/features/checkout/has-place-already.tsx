import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { CheckoutEnd } from './checkout-end';

export function HasPlaceAlready({ eventId, sentence }: { eventId: string; sentence: string }) {
  return (
    <CheckoutEnd
      heading="Nothing to pay"
      tone="info"
      sentence={sentence}
      action={<LinkButton to={paths.event(eventId)}>See the event</LinkButton>}
    />
  );
}
