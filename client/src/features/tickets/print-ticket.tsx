import { Button } from '@mantine/core';
import { useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { IconPrinter } from '../../ui/icons/for-tickets';
import { Late, latePart } from '../../ui/late';
import type { PrintedTicketFragment } from './gql/print-ticket';

const ticketSheet = latePart(async () => (await import('./ticket-sheet')).TicketSheet);

graphql(`
  fragment PrintedTicket on SignUp {
    id
    name
    ...TicketCode
    event {
      id
      title
      date
      startTime
      endTime
      timeZone
      startsAt
      endsAt
      location
    }
  }
`);

/** Prints one ticket on a page of its own: the browser prints the sheet and nothing else of the page. */
export function PrintTicket({ signUp }: { signUp: FragmentRef<PrintedTicketFragment> }) {
  const [isPrinting, setPrinting] = useState(false);
  const printed = readFragment<PrintedTicketFragment>(signUp);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
        onClick={() => setPrinting(true)}
      >
        Print
      </Button>
      {isPrinting && (
        <Late part={ticketSheet} props={{ signUp: printed, onPrinted: () => setPrinting(false) }} />
      )}
    </>
  );
}
