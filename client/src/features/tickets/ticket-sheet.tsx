import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { formatDateInFull } from '../../ui/dates/local-date';
import { zonedTimes } from '../../ui/dates/time-zone';
import type { ShownTicketFragment } from './gql/show-ticket';
import { TicketCode } from './ticket-code';
import classes from './ticket-sheet.module.css';

interface Props {
  signUp: ShownTicketFragment;
  onPrinted: () => void;
}

/** A page of paper with the ticket, without the cover. It is printed as soon as it is there. */
export function TicketSheet({ signUp, onPrinted }: Props) {
  const { event, name, ticket } = signUp;
  const done = useEffectEvent(onPrinted);
  useEffect(() => {
    const watch = new AbortController();
    // Some browsers go on at once and print later.
    window.addEventListener('afterprint', () => done(), { signal: watch.signal });
    window.print();
    return () => watch.abort();
  }, []);

  return createPortal(
    <div className={classes.sheet} data-printed-ticket>
      <h1>{event.title}</h1>
      <p>{formatDateInFull(event.date)}</p>
      <p>{zonedTimes(event)}</p>
      <p>{event.location}</p>
      {ticket && <TicketCode ticket={ticket} name={name} />}
    </div>,
    document.body,
  );
}
