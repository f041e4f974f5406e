import { useRef } from 'react';
import type { EventDetailsFragment } from '../../gql/graphql';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { type Message, Notice } from '../../ui/notice';
import { formatPrice } from '../../ui/price';
import { useTransientState } from '../../ui/timers';
import { AlreadySignedUp } from './already-signed-up';
import { FreeSignUp } from './free-sign-up';
import { NoFormYet } from './no-form-yet';
import { PaidSignUp } from './paid-sign-up';
import { NO_CARD_PAYMENT, SIGNED_UP } from './sentences';
import classes from './sign-up-card.module.css';
import type { EventSignUps } from './use-event-sign-ups';

interface Props {
  event: EventDetailsFragment;
  signUps: EventSignUps;
}

export function SignUpCard({ event, signUps }: Props) {
  const { viewer, paymentsEnabled } = useSession();
  const [message, showMessage] = useTransientState<Message>(timings.eventMessageShown);
  const heading = useRef<HTMLHeadingElement>(null);
  const own = signUps.event?.viewerSignUp;

  function succeed() {
    showMessage({ tone: 'success', text: SIGNED_UP });
    // The button that was pressed is gone.
    heading.current?.focus();
  }

  function content() {
    if (!viewer || own === undefined) return <NoFormYet eventId={event.id} signUps={signUps} />;
    if (own) return <AlreadySignedUp signUp={own} />;
    if (event.pricePence > 0) {
      return paymentsEnabled ? (
        <PaidSignUp key={viewer.id} event={event} viewer={viewer} />
      ) : (
        <p>{NO_CARD_PAYMENT}</p>
      );
    }
    return (
      <FreeSignUp
        key={viewer.id}
        eventId={event.id}
        viewer={viewer}
        onSignedUp={succeed}
        onRefused={(text) => showMessage(text === null ? null : { tone: 'danger', text })}
        onOutdated={signUps.retry}
      />
    );
  }

  return (
    <section id="sign-up" className={classes.card} aria-label="Sign up" tabIndex={-1}>
      <div className={classes.top}>
        <h2 ref={heading} tabIndex={-1}>
          Sign up
        </h2>
        <span className={classes.price}>{formatPrice(event.pricePence)}</span>
      </div>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      {content()}
    </section>
  );
}
