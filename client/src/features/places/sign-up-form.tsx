import { useNavigate } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useAdoptedName } from '../../session/adopted-name';
import { useMailSentence } from '../../session/mail-sentence';
import type { CheckoutOrder } from '../checkout/checkout-order';
import { RefundRule, refundDeadline } from '../checkout/refund-rule';
import { ClashNote } from './clashes/clash-note';
import { forgetClashes } from './clashes/forget-clashes';
import * as clashes from './clashes/messages';
import type { SignUpCardFragment } from './gql/sign-up-card';
import { useJoinWaitingListMutation } from './gql/sign-up-form';
import { CONFIRMATION } from './mail-messages';
import classes from './sign-up-card.module.css';
import { SignUpFields, useSignUpForm, type Viewer } from './sign-up-fields';

export interface SignUpFormProps {
  eventId: string;
  viewer: Viewer;
  /** The error of the whole form, or null when an attempt begins: the card shows it, also without the form. */
  onError: (message: string | null) => void;
  /** The event got a price, or another tab signed up. */
  onOutdated: () => void;
}

graphql(`
  mutation JoinWaitingList($input: SignUpInput!) {
    joinWaitingList(input: $input) {
      waitingListEntry {
        id
        ...WaitingPlace
        event {
          id
          waitingCount
          viewerWaitingListEntry {
            id
          }
        }
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

interface JoinProps extends SignUpFormProps {
  onJoined: () => void;
  hint: string;
}

/** At an event that is full. */
export function JoinWaitingList({ eventId, viewer, onJoined, onError, onOutdated, hint }: JoinProps) {
  const readName = useAdoptedName();
  const [join] = useJoinWaitingListMutation({
    update: (cache, { data }) => data?.joinWaitingList.waitingListEntry && forgetClashes(cache, eventId),
  });
  const form = useSignUpForm(
    eventId,
    viewer,
    async (attendee) => {
      const { data } = await join({ variables: { input: { eventId, ...attendee } } });
      const { waitingListEntry = null, userErrors = [] } = data?.joinWaitingList ?? {};
      if (!waitingListEntry) {
        if (userErrors.every(({ field }) => field === null)) onOutdated();
        return userErrors;
      }
      form.forgetDraft();
      readName();
      onJoined();
      return null;
    },
    onError,
  );
  return (
    <SignUpFields
      form={form}
      clash={<ClashNote eventId={eventId} sentence={clashes.CAN_STILL_WAIT} />}
      label={form.isBusy ? 'Joining...' : 'Join the waiting list'}
      hint={hint}
    />
  );
}

interface PaidSignUpProps {
  eventId: string;
  event: SignUpCardFragment;
  viewer: Viewer;
}

/** A paid sign-up is made after the payment: this form only leads to the payment page. */
export function PaidSignUp({ eventId, event, viewer }: PaidSignUpProps) {
  const navigate = useNavigate();
  const mailSentence = useMailSentence();
  const form = useSignUpForm(eventId, viewer, async (attendee) => {
    const order: CheckoutOrder = { event, viewerId: viewer.id, ...attendee };
    void navigate(paths.payment(eventId), { state: order });
    return null;
  });
  return (
    <SignUpFields
      form={form}
      terms={
        <RefundRule
          pricePence={event.pricePence}
          until={refundDeadline(event)}
          timeZone={event.timeZone}
          className={classes.places}
        />
      }
      clash={<ClashNote eventId={eventId} />}
      label="Sign up and pay"
      hint={`You pay by card on the next page. ${mailSentence(CONFIRMATION)}`}
    />
  );
}
