import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rateLimitMessage } from '../../apollo/failure';
import { type FragmentRef, graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useMailSentence } from '../../session/mail-sentence';
import { useOwnClock } from '../../ui/dates/own-clock';
import { formatOwnInstant } from '../../ui/dates/time-zone';
import { BusyButton } from '../../ui/forms/busy-button';
import { IconClock } from '../../ui/icons/for-everyone';
import { Notice } from '../../ui/notice';
import { formatPrice } from '../../ui/texts/price';
import type { CheckoutOrder } from '../checkout/checkout-order';
import type { CheckoutEventFragment } from '../checkout/gql/checkout-order';
import { RefundRule, refundDeadline } from '../checkout/refund-rule';
import type { SignUpCardFragment } from '../places/gql/sign-up-card';
import { useLeaveWaitingListMutation } from './gql/waiting';
import type { WaitingPlaceFragment } from './gql/waiting-heading';
import * as messages from './messages';
import classes from './waiting.module.css';

graphql(`
  mutation LeaveWaitingList($input: LeaveWaitingListInput!) {
    leaveWaitingList(input: $input) {
      leftEventId
      userErrors {
        code
        message
      }
    }
  }
`);

interface Props {
  eventId: string;
  entry: WaitingPlaceFragment;
  pricePence: number;
  /** With what is true now: the person has left, or has got a place or an offer before. */
  onLeft: (message: string) => void;
  onOutdated: () => void;
}

/** For a person who waits: how far they have come. */
export function Waiting({ pricePence, ...props }: Props) {
  const { entry } = props;
  const { position, email, joinedAt } = entry;
  const own = useOwnClock();
  const mailSentence = useMailSentence();
  return (
    <>
      <Line position={position} />
      <p>{mailSentence(messages.waiting(email, pricePence > 0))}</p>
      <p className={classes.small}>Joined on {formatOwnInstant(joinedAt, own)}.</p>
      <Leave {...props} label="Leave the waiting list" />
    </>
  );
}

/** Five places of the line, with the person's own among them; the heading says it in words. */
function Line({ position }: { position: number }) {
  const first = Math.max(1, position - 2);
  return (
    <ol className={classes.line} aria-hidden>
      {[0, 1, 2, 3, 4].map((offset) => {
        const place = first + offset;
        const kind = place === position ? 'own' : 'after';
        return (
          <li key={offset} data-kind={place < position ? 'before' : kind}>
            {place}
          </li>
        );
      })}
    </ol>
  );
}

interface OfferProps extends Props {
  event: FragmentRef<CheckoutEventFragment> &
    Pick<SignUpCardFragment, 'startsAt' | 'timeZone' | 'refundDeadlineHours'>;
  viewerId: string;
  offerExpiresAt: string;
}

/** For whom a free place is held until they pay for it, or say that they cannot come. */
export function Offer({ event, viewerId, offerExpiresAt, ...props }: OfferProps) {
  const { eventId, entry, pricePence } = props;
  const navigate = useNavigate();
  const own = useOwnClock();

  function take() {
    const { name, email } = entry;
    const order: CheckoutOrder = { event, viewerId, name, email };
    void navigate(paths.payment(eventId), { state: order });
  }

  return (
    <>
      <p className={classes.offer}>
        <IconClock size={20} stroke={1.75} aria-hidden />
        <strong>Until {formatOwnInstant(offerExpiresAt, own)}</strong>
      </p>
      <p className={classes.small}>Then it goes to the next person in line.</p>
      <RefundRule
        pricePence={pricePence}
        until={refundDeadline(event)}
        timeZone={event.timeZone}
        className={classes.small}
      />
      <Button onClick={take} fullWidth>
        Take the place and pay {formatPrice(pricePence)}
      </Button>
      <Leave {...props} label="I can’t come" />
    </>
  );
}

interface LeaveProps extends Omit<Props, 'pricePence'> {
  label: string;
}

function Leave({ eventId, entry, label, onLeft, onOutdated }: LeaveProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [leave, { loading }] = useLeaveWaitingListMutation({
    update(cache, { data }) {
      const left = data?.leaveWaitingList.leftEventId;
      const gone = left && cache.identify({ __typename: 'WaitingListEntry', id: entry.id });
      const event = cache.identify({ __typename: 'Event', id: eventId });
      if (!gone || !event) return;
      // A page without an answer here would show that it is loading.
      cache.modify({ id: event, fields: { viewerWaitingListEntry: () => null } });
      cache.evict({ id: gone });
    },
  });

  async function send() {
    setFailure(null);
    try {
      const { data } = await leave({
        variables: { input: { eventId, expectedOffer: entry.offerExpiresAt !== null } },
      });
      const [error] = data?.leaveWaitingList.userErrors ?? [];
      if (!error) return onLeft(messages.LEFT_WAITING_LIST);
      // A place or an offer came before, and stays.
      if (error.code === 'ALREADY_SIGNED_UP' || error.code === 'CONFLICT') return onLeft(error.message);
      setFailure(error.message);
      onOutdated();
    } catch (error) {
      setFailure(rateLimitMessage(error) ?? messages.LEAVE_FAILED);
    }
  }

  return (
    <>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <BusyButton variant="default" onClick={send} isBusy={loading} fullWidth>
        {label}
      </BusyButton>
    </>
  );
}
