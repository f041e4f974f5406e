import { Button } from '@mantine/core';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { formatInstant, formatTime } from '../../ui/dates/time-zone';
import { IconCircleCheck } from '../../ui/icons/for-everyone';
import { IconUserMinus } from '../../ui/icons/for-staff';
import { ActionMenu, MenuAction } from '../../ui/menus/action-menu';
import { Person } from '../../ui/person';
import { PaymentChip } from '../places/payment-chip';
import classes from './event-attendees.module.css';
import type { AttendeeFragment } from './gql/attendee';
import { useTakeOut } from './take-out';

graphql(`
  fragment Attendee on SignUp {
    id
    name
    email
    emailConfirmed
    mailProblem
    signedUpAt
    arrivedAt
    viewerCanCancel
    refundPence @include(if: $seesMoney)
    payment @include(if: $seesMoney) {
      ...PaymentState
    }
  }
`);

interface Props {
  signUp: FragmentRef<AttendeeFragment>;
  event: { id: string; title: string; pricePence: number; timeZone: string };
  /** Where what takes a place away stands in a menu, out of the thumb's way. */
  isPhone: boolean;
  onTakenOut: (name: string) => void;
}

/** A person who signed up, as the event's creator sees them. */
export function Attendee({ signUp: ref, event, isPhone, onTakenOut }: Props) {
  const signUp = readFragment<AttendeeFragment>(ref);
  const { name, email, emailConfirmed, mailProblem, payment, signedUpAt, arrivedAt } = signUp;
  const takeOut = useTakeOut(signUp, event, onTakenOut);
  return (
    <Person name={name}>
      {email && (
        <span>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          {emailConfirmed === false && <span className={classes.note}> not confirmed</span>}
          {mailProblem && <span className={classes.problem}> Mail does not reach this person</span>}
        </span>
      )}
      <span className={classes.payment}>
        {payment !== undefined && <PaymentChip payment={payment} pricePence={event.pricePence} />}
      </span>
      <span className={classes.moment}>
        <time dateTime={signedUpAt}>{formatInstant(signedUpAt, event.timeZone, 'short')}</time>
        {arrivedAt && (
          <span className={classes.arrived}>
            <IconCircleCheck size={16} stroke={2} aria-hidden /> Arrived{' '}
            {formatTime(arrivedAt, event.timeZone)}
          </span>
        )}
      </span>
      {signUp.viewerCanCancel && (
        <div className={classes.takeOut}>
          {isPhone ? (
            <ActionMenu label={`Manage ${name}`}>
              {(run) => (
                <MenuAction Icon={IconUserMinus} onClick={() => run(takeOut.ask)}>
                  Remove
                </MenuAction>
              )}
            </ActionMenu>
          ) : (
            <Button variant="subtle" onClick={takeOut.ask} aria-label={`Remove ${name}`}>
              Remove
            </Button>
          )}
          {takeOut.dialog}
        </div>
      )}
    </Person>
  );
}
