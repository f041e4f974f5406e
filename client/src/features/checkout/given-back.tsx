import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { CheckoutEnd } from './checkout-end';
import { GIVEN_BACK, NOT_SIGNED_UP } from './sentences';

export function GivenBack() {
  return (
    <CheckoutEnd
      heading="Paid, and given back"
      tone="danger"
      sentence={NOT_SIGNED_UP}
      more={GIVEN_BACK}
      action={<LinkButton to={paths.myEvents}>My Events</LinkButton>}
    />
  );
}
