import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rateLimitMessage } from '../../apollo/failure';
import { useCancelCheckoutMutation } from '../../gql/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { Notice } from '../../ui/notice';
import { rememberHeldPlace } from './held-place';
import * as messages from './messages';

interface Props {
  eventId: string;
  paymentId: string;
  isDisabled: boolean;
}

/** Ends the checkout, so that somebody else can have the place at once. */
export function LetGo({ eventId, paymentId, isDisabled }: Props) {
  const [cancelCheckout, { loading }] = useCancelCheckoutMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const { viewer } = useSession();

  async function letGo() {
    setFailure(null);
    try {
      const { data } = await cancelCheckout({ variables: { input: { paymentId } } });
      const [error] = data?.cancelCheckout.userErrors ?? [];
      if (error) return setFailure(error.message);
      if (viewer) rememberHeldPlace(eventId, viewer.id, null);
      await navigate(paths.event(eventId));
    } catch (error) {
      setFailure(rateLimitMessage(error) ?? messages.LET_GO_FAILED);
    }
  }

  return (
    <>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button variant="subtle" onClick={letGo} disabled={isDisabled || loading}>
        {messages.LET_GO}
      </Button>
    </>
  );
}
