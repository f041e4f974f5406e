import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useMailSentence } from '../../session/mail-sentence';
import { useOwnClock } from '../../ui/dates/own-clock';
import { formatDayAndMonth } from '../../ui/dates/time-zone';
import { AddToCalendarLink } from '../calendar/add-to-calendar-link';
import { TicketButtons, TicketOfCard } from '../tickets/ticket-of-card';
import { GiveBack } from './give-back/give-back';
import type { OwnSignUpFragment } from './gql/your-place';
import { notConfirmed } from './mail-messages';
import { formatPaymentState } from './payment-chip';
import { PlaceDetails } from './place-details';
import classes from './sign-up-card.module.css';

// Loaded for the few whom mail does not reach.
const OtherAddress = lazy(async () => ({
  default: (await import('./other-address/other-address')).OtherAddress,
}));

graphql(`
  fragment OwnSignUp on SignUp {
    id
    name
    email
    emailConfirmed
    mailProblem
    signedUpAt
    payment {
      id
      status
      ...PaymentState
    }
    ...PlaceDetails
    ...GiveBack
    ...ShownTicket
  }
`);

interface Props {
  eventId: string;
  hasEnded: boolean;
  signUp: FragmentRef<OwnSignUpFragment>;
  /** The account's. */
  ownEmail: string;
  onGivenBack: (message: string) => void;
  onOutdated: () => void;
}

/** For a person who is signed up: as whom, what was paid, and what can be done about it. */
export function YourPlace({ eventId, hasEnded, signUp: ref, ownEmail, onGivenBack, onOutdated }: Props) {
  const signUp = readFragment<OwnSignUpFragment>(ref);
  const { id, name, email, emailConfirmed, mailProblem } = signUp;
  const mailSentence = useMailSentence();
  return (
    <>
      <div>
        <p>{email ? `${name}, ${email}` : name}</p>
        <PaidOn signUp={signUp} />
      </div>
      {mailProblem && (
        <Suspense>
          <OtherAddress signUpId={id} problem={mailProblem} />
        </Suspense>
      )}
      {!hasEnded && <TicketOfCard signUp={signUp} />}
      <PlaceDetails signUp={signUp} isToCome={!hasEnded} />
      {email && emailConfirmed === false && (
        <p className={classes.hint}>{mailSentence(notConfirmed(email, ownEmail))}</p>
      )}
      {!hasEnded && (
        <>
          <AddToCalendarLink file={paths.calendarFile(eventId)} isPrimary />
          <TicketButtons signUp={signUp} />
        </>
      )}
      <Button disabled fullWidth>
        Already signed up
      </Button>
      <GiveBack signUp={signUp} onDone={onGivenBack} onOutdated={onOutdated} />
    </>
  );
}

/** The place was had when it was paid for. */
function PaidOn({ signUp: { payment, signedUpAt } }: { signUp: OwnSignUpFragment }) {
  const { timeZone } = useOwnClock();
  if (!payment) return null;
  const state = formatPaymentState(payment);
  return (
    <p className={classes.paid}>
      {payment.status === 'SUCCEEDED' && timeZone
        ? `${state} on ${formatDayAndMonth(signedUpAt, timeZone)}`
        : state}
    </p>
  );
}
