import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rateLimitMessage } from '../../apollo/failure';
import { paths } from '../../paths';
import { BusyButton } from '../../ui/forms/busy-button';
import { Notice } from '../../ui/notice';
import { useCancelCheckoutMutation } from './gql/checkout-requests';
import { writeHeldPlace } from './held-place';
import * as messages from './messages';

interface Props {
  eventId: string;
  paymentId: string;
  isDisabled: boolean;
}

/** Ends the checkout, so that another person can have the place at once. */
export function LetGo({ eventId, paymentId, isDisabled }: Props) {
  const [cancelCheckout, { loading, client }] = useCancelCheckoutMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();

  async function letGo() {
    setFailure(null);
    try {
      const { data } = await cancelCheckout({ variables: { input: { paymentId } } });
      const [error] = data?.cancelCheckout.userErrors ?? [];
      if (error) return setFailure(error.message);
      writeHeldPlace(client.cache, eventId, null);
      await navigate(paths.event(eventId));
    } catch (error) {
      setFailure(rateLimitMessage(error) ?? messages.LET_GO_FAILED);
    }
  }

  return (
    <>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <BusyButton variant="subtle" onClick={letGo} disabled={isDisabled} isBusy={loading}>
        {messages.LET_GO}
      </BusyButton>
    </>
  );
}
