import { Button } from '@mantine/core';
import { useState } from 'react';
import { IconPrinter } from '../../ui/icons/for-tickets';
import { Late, latePart } from '../../ui/late';
import type { ShownTicketFragment } from './gql/show-ticket';

const ticketSheet = latePart(async () => (await import('./ticket-sheet')).TicketSheet);

/** Prints one ticket on a page of its own: the browser prints the sheet and nothing else of the page. */
export function PrintTicket({ signUp }: { signUp: ShownTicketFragment }) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
        onClick={() => setPrinting(true)}
      >
        Print
      </Button>
      {isPrinting && <Late part={ticketSheet} props={{ signUp, onPrinted: () => setPrinting(false) }} />}
    </>
  );
}
