import { Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { SignUpCardFragment, WaitingPlaceFragment } from '../../gql/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { Card } from '../../ui/card';
import { type Message, Notice } from '../../ui/notice';
import { useOwnClock } from '../../ui/own-clock';
import { FailedRead, LinkButton, LoadingText } from '../../ui/page';
import { formatPrice } from '../../ui/price';
import { useTransientState } from '../../ui/timers';
import { EventOnNow, EventOver, isOnNow, OnNowChip } from './event-moment';
import type { EventSignUps } from './event-sign-ups';
import { HeldPlace } from './held-card';
import { ManageCard, useIsCreator } from './manage-card';
import * as messages from './messages';
import { Going } from './own-mark';
import classes from './sign-up-card.module.css';
import { FreeSignUp, JoinWaitingList, PaidSignUp } from './sign-up-form';
import { Offer, Waiting, waitingHeading } from './waiting';
import { YourPlace } from './your-place';

graphql(`
  fragment SignUpCard on Event {
    id
    pricePence
    hasEnded
    startsAt
    endsAt
    timeZone
    signUpCount
    capacity
    placesLeft
    waitingCount
    viewerCanEdit
    ...CheckoutEvent
  }
`);

interface Props {
  event: FragmentRef<SignUpCardFragment>;
  signUps: EventSignUps;
}

export function SignUpCard({ event: ref, signUps }: Props) {
  const event = readFragment<SignUpCardFragment>(ref);
  const { viewer, paymentsEnabled } = useSession();
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  const isCreator = useIsCreator(event);
  const { now } = useOwnClock();
  const heading = useRef<HTMLHeadingElement>(null);
  const own = signUps.event?.viewerSignUp;
  const entry = own ? null : signUps.event?.viewerWaitingListEntry;
  const [runOut, setRunOut] = useState<string | null>(null);
  const held = own ? null : (signUps.event?.viewerPlaceHeldUntil ?? null);
  const heldUntil = held === runOut ? null : held;
  const isOn = !own && isOnNow(event, now);
  const isFull = !own && !heldUntil && !event.hasEnded && event.placesLeft === 0;

  function showSuccess(text: string) {
    setMessage({ tone: 'success', text });
    // The button that was pressed is gone.
    heading.current?.focus();
  }

  function showFailure(text: string | null) {
    setMessage(text === null ? null : { tone: 'danger', text });
  }

  function onLeft(text: string) {
    showSuccess(text);
    signUps.retry();
  }

  function content() {
    if (event.hasEnded && !own) return <EventOver event={event} />;
    if (!viewer || own === undefined) return <NoFormYet eventId={event.id} signUps={signUps} />;
    if (own) {
      return (
        <YourPlace
          eventId={event.id}
          hasEnded={event.hasEnded}
          signUp={own}
          ownEmail={viewer.email}
          onGivenBack={showSuccess}
          onOutdated={signUps.retry}
        />
      );
    }
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
            setRunOut(heldUntil);
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
          onJoined={() => showSuccess(messages.JOINED)}
          onError={showFailure}
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
        onSignedUp={() => showSuccess(messages.SIGNED_UP)}
        onError={showFailure}
        onOutdated={signUps.retry}
      />
    );
  }

  if (isCreator && !own && !entry && !heldUntil) return <ManageCard eventId={event.id} />;
  return (
    <Card as="section" id="sign-up" className={classes.card} aria-label="Sign up" tabIndex={-1}>
      <div className={classes.top}>
        <h2 ref={heading} tabIndex={-1}>
          {headingOf(event, { hasPlace: Boolean(own), entry, isHeld: Boolean(heldUntil), isFull })}
        </h2>
        {own && !event.hasEnded && <Going />}
        {isOn && <OnNowChip />}
        {!own && !event.hasEnded && <span className={classes.price}>{formatPrice(event.pricePence)}</span>}
      </div>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      {isOn && <EventOnNow event={event} now={now} />}
      {!own && !entry && !heldUntil && !event.hasEnded && <PlacesLeft event={event} />}
      {content()}
    </Card>
  );
}

interface Standing {
  hasPlace: boolean;
  entry: FragmentRef<WaitingPlaceFragment> | null | undefined;
  isHeld: boolean;
  isFull: boolean;
}

function headingOf({ hasEnded }: SignUpCardFragment, { hasPlace, entry, isHeld, isFull }: Standing): string {
  if (hasPlace) return 'Your place';
  if (hasEnded) return 'This event is over';
  if (entry) return waitingHeading(entry);
  if (isHeld) return 'Your place is held';
  return isFull ? 'Full' : 'Sign up';
}

/** Nothing where any number of people can come. */
function PlacesLeft({ event: { capacity, placesLeft } }: { event: SignUpCardFragment }) {
  if (capacity === null || placesLeft === null) return null;
  if (placesLeft === 0) {
    return (
      <p>
        {messages.allTaken(capacity)} {messages.FIRST_IN_LINE}
      </p>
    );
  }
  return <p className={classes.places}>{messages.placesLeft(placesLeft, capacity)}</p>;
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
