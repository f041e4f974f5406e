import { formatDateInFull } from '../../ui/dates/local-date';
import { zonedTimes } from '../../ui/dates/time-zone';
import type { ShownTicketFragment } from './gql/show-ticket';
import { PrintedSheet } from './printed-sheet';
import { TicketCode } from './ticket-code';

interface Props {
  signUp: ShownTicketFragment;
  /** The sheet prints itself, and calls this afterwards. Without it the browser prints. */
  onPrinted?: () => void;
}

/** A page of paper with the ticket, without the cover. */
export function TicketSheet({ signUp, onPrinted }: Props) {
  const { event, name, ticket } = signUp;
  return (
    <PrintedSheet {...(onPrinted && { onPrinted })}>
      <h1>{event.title}</h1>
      <p>{formatDateInFull(event.date)}</p>
      <p>{zonedTimes(event)}</p>
      <p>{event.location}</p>
      {ticket && <TicketCode ticket={ticket} name={name} />}
    </PrintedSheet>
  );
}
