import { Skeleton } from '@mantine/core';
import { readFragment } from '../../apollo/graphql';
import type { SignUpCardFragment, WaitingPlaceFragment } from '../../gql/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { FailedRead, LinkButton, LoadingText } from '../../ui/page';
import { EventOver } from './event-moment';
import type { EventSignUps } from './event-sign-ups';
import { HeldPlace } from './held-card';
import * as messages from './messages';
import { FreeSignUp, JoinWaitingList, PaidSignUp } from './sign-up-form';
import { Offer, Waiting } from './waiting';
import { YourPlace } from './your-place';

interface Props {
  event: SignUpCardFragment;
  signUps: EventSignUps;
  /** Null where no place is held for the viewer. */
  heldUntil: string | null;
  isFull: boolean;
  onSuccess: (text: string) => void;
  /** Null: there is none any more. */
  onFailure: (text: string | null) => void;
  /** When the held place is free again. */
  onRunOut: () => void;
}

/** What the viewer can do about a place: by what they have, then by what is left. */
export function SignUpChoice({ event, signUps, heldUntil, isFull, onSuccess, onFailure, onRunOut }: Props) {
  const { viewer, paymentsEnabled } = useSession();
  const own = signUps.event?.viewerSignUp;
  const entry = own ? null : signUps.event?.viewerWaitingListEntry;

  function onLeft(text: string) {
    onSuccess(text);
    signUps.retry();
  }

  if (event.hasEnded && !own) return <EventOver event={event} />;
  if (!viewer || own === undefined) return <NoFormYet eventId={event.id} signUps={signUps} />;
  if (own) {
    return (
      <YourPlace
        eventId={event.id}
        hasEnded={event.hasEnded}
        signUp={own}
        ownEmail={viewer.email}
        onGivenBack={onSuccess}
        onOutdated={signUps.retry}
      />
    );
  }
  if (signUps.event?.viewerPaymentIsProcessing) return <p role="status">{messages.PAYMENT_PROCESSING}</p>;
  if (entry) {
    const waiting = readFragment<WaitingPlaceFragment>(entry);
    const { offerExpiresAt } = waiting;
    const props = { eventId: event.id, entry: waiting, pricePence: event.pricePence, onLeft };
    if (!offerExpiresAt) return <Waiting {...props} />;
    return <Offer {...props} event={event} viewerId={viewer.id} offerExpiresAt={offerExpiresAt} />;
  }
  if (heldUntil) {
    return (
      <HeldPlace
        eventId={event.id}
        pricePence={event.pricePence}
        heldUntil={heldUntil}
        onRunOut={() => {
          onRunOut();
          signUps.retry();
        }}
      />
    );
  }
  if (isFull) {
    return (
      <JoinWaitingList
        key={viewer.id}
        eventId={event.id}
        viewer={viewer}
        onJoined={() => onSuccess(messages.JOINED)}
        onError={onFailure}
        onOutdated={signUps.retry}
        hint={messages.joinHint(event.waitingCount, event.pricePence > 0)}
      />
    );
  }
  if (event.pricePence > 0) {
    return paymentsEnabled ? (
      <PaidSignUp key={viewer.id} eventId={event.id} event={event} viewer={viewer} />
    ) : (
      <p>{messages.NO_CARD_PAYMENT}</p>
    );
  }
  return (
    <FreeSignUp
      key={viewer.id}
      eventId={event.id}
      viewer={viewer}
      onSignedUp={() => onSuccess(messages.SIGNED_UP)}
      onError={onFailure}
      onOutdated={signUps.retry}
    />
  );
}

/** Instead of the form: for visitors, while it is loading, and when that failed. */
function NoFormYet({ eventId, signUps }: { eventId: string; signUps: EventSignUps }) {
  const { status, viewer } = useSession();
  if (signUps.error) {
    return <FailedRead error={signUps.error} message={messages.FORM_FAILED} onRetry={signUps.retry} />;
  }
  if (status === 'ready' && !viewer) {
    return (
      <>
        <p>{messages.LOG_IN_TO_SIGN_UP}</p>
        <LinkButton to={paths.welcomeThen(paths.signUpForm(eventId))} isPrimary>
          Log in or register
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <LoadingText>Loading sign up form...</LoadingText>
      <Skeleton height={44} aria-hidden />
      <Skeleton height={44} aria-hidden />
      <Skeleton height={44} aria-hidden />
    </>
  );
}
