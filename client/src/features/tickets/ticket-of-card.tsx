import { type FragmentRef, readFragment } from '../../apollo/graphql';
import type { ShownTicketFragment } from './gql/show-ticket';
import { PrintTicket } from './print-ticket';
import { ShowTicket } from './show-ticket';
import { TicketCode } from './ticket-code';
import classes from './ticket-code.module.css';

interface Props {
  signUp: FragmentRef<ShownTicketFragment>;
}

/** The code in the card of the person's place, below a perforation. */
export function TicketOfCard({ signUp: ref }: Props) {
  const signUp = readFragment<ShownTicketFragment>(ref);
  if (!signUp.ticket) return null;
  return (
    <div className={classes.onCard}>
      <TicketCode ticket={signUp.ticket} />
    </div>
  );
}

/** The actions for the ticket, below the card's first button. */
export function TicketButtons({ signUp: ref }: Props) {
  const signUp = readFragment<ShownTicketFragment>(ref);
  if (!signUp.ticket) return null;
  return (
    <div className={classes.buttons}>
      <ShowTicket signUp={ref} />
      <PrintTicket signUp={signUp} />
    </div>
  );
}
