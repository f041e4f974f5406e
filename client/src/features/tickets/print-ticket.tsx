import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconPrinter } from '../../ui/icons/for-tickets';
import { Late, latePart } from '../../ui/late';
import type { ShownTicketFragment } from './gql/show-ticket';

const ticketSheet = latePart(async () => (await import('./ticket-sheet')).TicketSheet);

/**
 * Prints one ticket on a page of its own: the browser prints the sheet and nothing else of the page. The browser's own
 * print does the same.
 */
export function PrintTicket({ signUp }: { signUp: ShownTicketFragment }) {
  const [isPrinting, setPrinting] = useState(false);
  const [isSheet, setSheet] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    // It has to be there before the browser draws the paper.
    window.addEventListener('beforeprint', () => flushSync(() => setSheet(true)), { signal: leaving.signal });
    window.addEventListener('afterprint', () => setSheet(false), { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
        onClick={() => setPrinting(true)}
      >
        Print
      </Button>
      {isPrinting ? (
        <Late part={ticketSheet} props={{ signUp, onPrinted: () => setPrinting(false) }} />
      ) : (
        isSheet && <Late part={ticketSheet} props={{ signUp }} />
      )}
    </>
  );
}
