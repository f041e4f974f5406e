import { type FragmentRef, readFragment } from '../../apollo/graphql';
import type { ViewerFragment } from '../../session/gql/session';
import { useSession } from '../../session/session';
import type { WaitingPlaceFragment } from '../waiting-list/gql/waiting-heading';
import { JOINED, joinHint } from '../waiting-list/messages';
import { Offer, Waiting } from '../waiting-list/waiting';
import type { EventSignUps } from './event-sign-ups';
import { FreeSignUp } from './free-sign-up';
import type { SignUpCardFragment } from './gql/sign-up-card';
import type { OwnSignUpFragment } from './gql/your-place';
import { HeldPlace } from './held-card';
import * as messages from './messages';
import { JoinWaitingList, PaidSignUp } from './sign-up-form';
import { YourPlace } from './your-place';

export interface SignUpChoiceProps {
  event: SignUpCardFragment;
  signUps: EventSignUps;
  /** Null where no place is held for the viewer. */
  heldUntil: string | null;
  isFull: boolean;
  /** How many places of a full event are held for people who have not paid yet. */
  heldCount: number;
  /** @param isWaiting what is said is true only while the person has no place */
  onSuccess: (text: string, isWaiting?: boolean) => void;
  /** Null: there is none any more. */
  onFailure: (text: string | null) => void;
  /** When the held place is free again. */
  onRunOut: () => void;
}

interface Props extends SignUpChoiceProps {
  viewer: ViewerFragment;
  /** Null for a person who has no place. */
  own: FragmentRef<OwnSignUpFragment> | null;
}

/** The viewer's actions for a place: by what they have, then by what is left. */
export function ViewerChoice(props: Props) {
  const { event, signUps, viewer, own, heldUntil, isFull, heldCount, onSuccess, onFailure, onRunOut } = props;
  const { paymentsEnabled } = useSession();
  const entry = own ? null : signUps.event?.viewerWaitingListEntry;

  function onLeft(text: string) {
    onSuccess(text);
    signUps.retry();
  }

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
    const props = {
      eventId: event.id,
      entry: waiting,
      pricePence: event.pricePence,
      onLeft,
      onOutdated: signUps.retry,
    };
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
        onJoined={() => onSuccess(JOINED, true)}
        onError={onFailure}
        onOutdated={signUps.retry}
        hint={joinHint(event.waitingCount, event.pricePence > 0, heldCount > 0)}
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
      onSignedUp={onSuccess}
      onError={onFailure}
      onOutdated={signUps.retry}
    />
  );
}
