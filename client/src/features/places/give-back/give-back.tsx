import { Button } from '@mantine/core';
import { useState } from 'react';
import { rateLimitMessage } from '../../../apollo/failure';
import { type FragmentRef, graphql, readFragment } from '../../../apollo/graphql';
import { countOneLess, evictViewerField } from '../../../session/viewer-cache';
import { formatLongDay } from '../../../ui/dates/local-date';
import { useOwnClock } from '../../../ui/dates/own-clock';
import { ConfirmDialog, DialogText } from '../../../ui/dialogs/dialog';
import { useHasPassed } from '../../events/event-hours';
import * as messages from '../messages';
import classes from './give-back.module.css';
import { termsOf, whatComesBack } from './give-back-terms';
import { type GiveBackFragment, useCancelSignUpMutation } from './gql/give-back';

graphql(`
  fragment GiveBack on SignUp {
    id
    viewerCanCancel
    refundPence
    payment {
      id
      status
      amountPence
      refundableUntil
    }
    event {
      id
      title
      date
      startsAt
      timeZone
      viewerCanEdit
    }
  }
`);

graphql(`
  mutation CancelSignUp($input: CancelSignUpInput!) {
    cancelSignUp(input: $input) {
      cancelledSignUpId
      event {
        id
        signUpCount
        placesLeft
        waitingCount
        attendeeNote
        viewerSignUp {
          id
        }
      }
      refund {
        id
        amountPence
      }
      userErrors {
        code
        message
      }
    }
  }
`);

interface Props {
  signUp: FragmentRef<GiveBackFragment>;
  /** With the sentence that says what happened: by this, or before in another tab. */
  onDone: (message: string) => void;
  /** Called when the server's answer about the place has changed. */
  onOutdated: () => void;
  /** In a list the title tells the buttons apart, and the question says the rest. */
  isInList?: boolean;
  /** Beside places at other dates of the series, which have the same title. */
  isInSeries?: boolean;
}

/** Gives the person's own place back, after a question that says what comes back. */
export function GiveBack({ signUp: ref, onDone, onOutdated, isInList = false, isInSeries = false }: Props) {
  const signUp = readFragment<GiveBackFragment>(ref);
  const { id, refundPence, event } = signUp;
  const day = formatLongDay(event.date);
  const own = useOwnClock();
  const [isAsking, setAsking] = useState(false);
  const [cancelSignUp, { loading }] = useCancelSignUpMutation({
    update(cache, { data }) {
      const cancelled = data?.cancelSignUp.cancelledSignUpId;
      if (!cancelled) return;
      // From every list that it is in.
      const gone = cache.identify({ __typename: 'SignUp', id: cancelled });
      if (gone) cache.evict({ id: gone });
      countOneLess(cache);
      evictViewerField(cache, 'cancelledSignUps');
    },
  });
  // It was so when it was read. Only creators may after the start.
  const hasStarted = useHasPassed(event.startsAt);
  if (!signUp.viewerCanCancel || (hasStarted && !event.viewerCanEdit)) return null;

  async function giveBack(): Promise<string | null> {
    try {
      const input = { signUpId: id, expectedRefundPence: refundPence };
      const { data } = await cancelSignUp({ variables: { input } });
      const { cancelledSignUpId, refund, userErrors = [] } = data?.cancelSignUp ?? {};
      if (cancelledSignUpId) {
        onDone(messages.placeReturned(refund?.amountPence));
        return null;
      }
      onOutdated();
      const [error] = userErrors;
      if (error?.code !== 'SIGN_UP_NOT_FOUND') return error?.message ?? messages.GIVE_BACK_FAILED;
      onDone(error.message);
      return null;
    } catch (error) {
      return rateLimitMessage(error) ?? messages.GIVE_BACK_FAILED;
    }
  }

  return (
    <div className={classes.root} data-in-list={isInList || undefined}>
      <Button
        variant="subtle"
        onClick={() => setAsking(true)}
        aria-label={
          isInList ? `${messages.GIVE_BACK}: ${event.title}${isInSeries ? `, ${day}` : ''}` : undefined
        }
      >
        {messages.GIVE_BACK}
      </Button>
      {!isInList && <p className={classes.terms}>{termsOf(signUp, own)}</p>}
      <ConfirmDialog
        title="Give the place back?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        labels={{ cancel: 'Keep the place', confirm: messages.GIVE_BACK, confirming: 'Giving it back...' }}
        isConfirming={loading}
        confirm={giveBack}
        onConfirmed={() => {}}
      >
        <DialogText>
          Your place at “{event.title}”{isInSeries && ` on ${day}`} is then free for somebody else.
        </DialogText>
        <DialogText>{whatComesBack(signUp)}</DialogText>
      </ConfirmDialog>
    </div>
  );
}
