import { Button, Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { OwnSignUpFragment, SignUpCardFragment } from '../../gql/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { Card } from '../../ui/card';
import { type Message, Notice } from '../../ui/notice';
import { FailedRead, LinkButton, LoadingText } from '../../ui/page';
import { formatPrice } from '../../ui/price';
import { useTransientState } from '../../ui/timers';
import type { EventSignUps } from './event-sign-ups';
import * as messages from './messages';
import { formatPaymentState } from './payment-chip';
import classes from './sign-up-card.module.css';
import { FreeSignUp, PaidSignUp } from './sign-up-form';

graphql(`
  fragment SignUpCard on Event {
    id
    pricePence
    hasEnded
    ...CheckoutEvent
  }
`);

graphql(`
  fragment OwnSignUp on SignUp {
    id
    name
    email
    emailConfirmed
    payment {
      ...PaymentState
    }
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
  const heading = useRef<HTMLHeadingElement>(null);
  const own = signUps.event?.viewerSignUp;

  function showSuccess() {
    setMessage({ tone: 'success', text: messages.SIGNED_UP });
    // The button that was pressed is gone.
    heading.current?.focus();
  }

  function content() {
    if (event.hasEnded && !own) return <p>{messages.OVER}</p>;
    if (!viewer || own === undefined) return <NoFormYet eventId={event.id} signUps={signUps} />;
    if (own) return <AlreadySignedUp signUp={own} ownEmail={viewer.email} />;
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
        onSignedUp={showSuccess}
        onError={(text) => setMessage(text === null ? null : { tone: 'danger', text })}
        onOutdated={signUps.retry}
      />
    );
  }

  return (
    <Card as="section" id="sign-up" className={classes.card} aria-label="Sign up" tabIndex={-1}>
      <div className={classes.top}>
        <h2 ref={heading} tabIndex={-1}>
          Sign up
        </h2>
        <span className={classes.price}>{formatPrice(event.pricePence)}</span>
      </div>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      {content()}
    </Card>
  );
}

interface AlreadySignedUpProps {
  signUp: FragmentRef<OwnSignUpFragment>;
  /** The account's. */
  ownEmail: string;
}

function AlreadySignedUp({ signUp, ownEmail }: AlreadySignedUpProps) {
  const { name, email, emailConfirmed, payment } = readFragment<OwnSignUpFragment>(signUp);
  return (
    <>
      <p>
        Signed up as {name}
        {email && `, ${email}`}
      </p>
      {payment && <p>{formatPaymentState(payment)}</p>}
      {email && emailConfirmed === false && (
        <p className={classes.hint}>{messages.notConfirmed(email, ownEmail)}</p>
      )}
      <Button disabled fullWidth>
        Already signed up
      </Button>
    </>
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
        <LinkButton to={paths.welcomeThen(paths.event(eventId))} isPrimary>
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
