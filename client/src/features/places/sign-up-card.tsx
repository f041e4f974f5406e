import { useRef, useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { timings } from '../../timings';
import { Card } from '../../ui/card';
import { useOwnClock } from '../../ui/dates/own-clock';
import { type Message, Notice } from '../../ui/notice';
import { formatPrice } from '../../ui/texts/price';
import { useTransientState } from '../../ui/timers';
import { Cover } from '../events/cover/cover';
import { useHasPassed } from '../events/event-hours';
import { waitingHeading } from '../waiting-list/waiting-heading';
import { CancelledCard } from './cancelled-card';
import { EventOnNow, OnNowChip } from './event-moment';
import type { EventSignUps } from './event-sign-ups';
import type { SignUpCardFragment } from './gql/sign-up-card';
import { ManageCard, useIsCreator } from './manage-card';
import * as messages from './messages';
import { Going } from './own-mark';
import classes from './sign-up-card.module.css';
import { SignUpChoice } from './sign-up-choice';
import { useSettledPayment } from './use-settled-payment';

graphql(`
  fragment SignUpCard on Event {
    id
    type
    cover { url(width: 800) wide: url(width: 1600) alt focusX focusY color }
    pricePence
    hasEnded
    cancelledAt
    startsAt
    endsAt
    timeZone
    refundDeadlineHours
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
  const [message, setMessage] = useTransientState<Message & { isWaiting: boolean }>(
    timings.eventMessageShown,
  );
  const isCreator = useIsCreator(event);
  const { now } = useOwnClock();
  const heading = useRef<HTMLHeadingElement>(null);
  const own = signUps.event?.viewerSignUp;
  const entry = own ? null : signUps.event?.viewerWaitingListEntry;
  const [runOut, setRunOut] = useState<string | null>(null);
  const held = own ? null : (signUps.event?.viewerPlaceHeldUntil ?? null);
  const heldUntil = held === runOut ? null : held;
  const isProcessing = !own && signUps.event?.viewerPaymentIsProcessing === true;
  const hasStarted = useHasPassed(event.startsAt);
  const isOn = !own && hasStarted && !event.hasEnded;
  const isFull = !own && !heldUntil && !isProcessing && !event.hasEnded && event.placesLeft === 0;

  // Of an event that was made smaller, more places are taken than it has.
  const heldCount = isFull ? Math.max(0, (event.capacity ?? 0) - event.signUpCount) : 0;

  function headingText(): string {
    if (own) return 'Your place';
    if (event.hasEnded) return 'This event is over';
    if (isProcessing) return 'Your payment';
    if (entry) return waitingHeading(entry);
    if (heldUntil) return 'Your place is held';
    if (heldCount > 0) return messages.NONE_FREE;
    return isFull ? 'Full' : 'Sign up';
  }

  function showSuccess(text: string, isWaiting = false) {
    setMessage({ tone: 'success', text, isWaiting });
    // The button that was pressed has been removed.
    heading.current?.focus();
  }

  useSettledPayment(signUps.event?.viewerPaymentIsProcessing, () =>
    setMessage({
      ...(own
        ? { tone: 'success', text: messages.SIGNED_UP }
        : { tone: 'info', text: messages.PAID_WITHOUT_PLACE }),
      isWaiting: false,
    }),
  );

  function showFailure(text: string | null) {
    setMessage(text === null ? null : { tone: 'danger', text, isWaiting: false });
  }

  if (event.cancelledAt && (own || !isCreator)) return <CancelledCard signUp={own ?? null} />;
  if (isCreator && !own && !entry && !heldUntil && !isProcessing) return <ManageCard eventId={event.id} />;
  return (
    <Card as="section" id="sign-up" className={classes.card} aria-label="Sign up" tabIndex={-1}>
      {own && (
        <div className={classes.stub}>
          <Cover event={event} size={{ columns: 12, rows: 2 }} />
        </div>
      )}
      <div className={classes.top}>
        <h2 ref={heading} tabIndex={-1}>
          {headingText()}
        </h2>
        {own && !event.hasEnded && <Going />}
        {isOn && <OnNowChip />}
        {!own && !event.hasEnded && <span className={classes.price}>{formatPrice(event.pricePence)}</span>}
      </div>
      {message && !(own && message.isWaiting) && <Notice tone={message.tone}>{message.text}</Notice>}
      {isOn && <EventOnNow event={event} now={now} />}
      {!own && !entry && !heldUntil && !isProcessing && !event.hasEnded && (
        <PlacesLeft event={event} heldCount={heldCount} />
      )}
      <SignUpChoice
        event={event}
        signUps={signUps}
        heldUntil={heldUntil}
        isFull={isFull}
        heldCount={heldCount}
        onSuccess={showSuccess}
        onFailure={showFailure}
        onRunOut={() => setRunOut(heldUntil)}
      />
    </Card>
  );
}

/** Nothing where any number of people can come. */
function PlacesLeft({ event, heldCount }: { event: SignUpCardFragment; heldCount: number }) {
  const { capacity, placesLeft } = event;
  if (capacity === null || placesLeft === null) return null;
  if (placesLeft === 0) {
    return (
      <p>
        {heldCount > 0 ? messages.notPaidYet(heldCount) : messages.allTaken(capacity)}{' '}
        {messages.FIRST_IN_LINE}
      </p>
    );
  }
  return <p className={classes.places}>{messages.placesLeft(placesLeft, capacity)}</p>;
}
