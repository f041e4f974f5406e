import { useNavigate } from 'react-router-dom';
import type { EventDetailsFragment, ViewerFragment } from '../../gql/graphql';
import { paths } from '../../paths';
import type { CheckoutOrder } from '../checkout/checkout-order';
import { SignUpForm } from './sign-up-form';
import type { SignUpFormValues } from './sign-up-form-values';

/** Who pays is signed up once the money is there: all that happens here is the way to the payment page. */
export function PaidSignUp({ event, viewer }: { event: EventDetailsFragment; viewer: ViewerFragment }) {
  const navigate = useNavigate();

  function send({ name, email }: SignUpFormValues) {
    navigate(paths.payment(event.id), { state: { event, name, email } satisfies CheckoutOrder });
    return {};
  }

  return (
    <SignUpForm
      viewer={viewer}
      label="Sign up and pay"
      hint="You pay by card on the next page. We send a confirmation to this address."
      onSend={send}
    />
  );
}
