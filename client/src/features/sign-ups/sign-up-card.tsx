import { useRef } from 'react';
import type { EventDetailsFragment } from '../../gql/graphql';
import { useSession } from '../../session/session-context';
import { timings } from '../../timings';
import type { Message } from '../../ui/message';
import { Notice } from '../../ui/notice';
import { formatPrice } from '../../ui/price';
import { useVanishing } from '../../ui/use-vanishing';
import { AlreadySignedUp } from './already-signed-up';
import { NoFormYet } from './no-form-yet';
import { NO_CARD_PAYMENT, SIGNED_UP } from './sentences';
import classes from './sign-up-card.module.css';
import { SignUpForm } from './sign-up-form';
import type { EventSignUps } from './use-event-sign-ups';

interface Props {
  event: Pick<EventDetailsFragment, 'id' | 'pricePence'>;
  signUps: EventSignUps;
}

export function SignUpCard({ event, signUps }: Props) {
  const { viewer } = useSession();
  const [message, showMessage] = useVanishing<Message>(timings.eventMessageShown);
  const heading = useRef<HTMLHeadingElement>(null);
  const own = signUps.event?.viewerSignUp;

  function succeed() {
    showMessage({ tone: 'success', text: SIGNED_UP });
    // The button that was pressed is gone.
    heading.current?.focus();
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
      {!(viewer && signUps.event) && <NoFormYet eventId={event.id} signUps={signUps} />}
      {viewer && own && <AlreadySignedUp signUp={own} />}
      {viewer && own === null && event.pricePence > 0 && <p>{NO_CARD_PAYMENT}</p>}
      {viewer && own === null && event.pricePence === 0 && (
        <SignUpForm
          key={viewer.id}
          eventId={event.id}
          viewer={viewer}
          onSignedUp={succeed}
          onRefused={(text) => showMessage(text === null ? null : { tone: 'danger', text })}
          onOutdated={signUps.retry}
        />
      )}
    </section>
  );
}
