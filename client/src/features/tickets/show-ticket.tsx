import { Button } from '@mantine/core';
import { useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { formatLongDay } from '../../ui/dates/local-date';
import { Dialog } from '../../ui/dialogs/dialog';
import { IconMaximize, IconQrcode } from '../../ui/icons/for-tickets';
import { Late, latePart } from '../../ui/late';
import { LoadingText } from '../../ui/page';
import type { ShownTicketFragment } from './gql/show-ticket';
import classes from './ticket-code.module.css';

// Loaded once the page is there, so that it opens without a network.
const wholeTicket = latePart(async () => (await import('./whole-ticket')).WholeTicket);

// With all that the dialog shows: it opens without a network where its page is open. One fragment, since each is a level of a
// query.
graphql(`
  fragment ShownTicket on SignUp {
    id
    name
    ticket {
      code
      qrPath
      qrSize
    }
    event {
      id
      type
      title
      date
      startTime
      endTime
      timeZone
      startsAt
      endsAt
      location
      hasEnded
      cancelledAt
    }
  }
`);

interface Props {
  signUp: FragmentRef<ShownTicketFragment>;
  /** In a list the title tells the buttons apart. */
  isInList?: boolean;
  /** Beside places at other dates of the series, which have the same title. */
  isInSeries?: boolean;
}

/** A button that shows the ticket alone, as large as the screen lets it be; none where no ticket lets anybody in. */
export function ShowTicket({ signUp: ref, isInList = false, isInSeries = false }: Props) {
  const signUp = readFragment<ShownTicketFragment>(ref);
  const { event, ticket } = signUp;
  const [isOpen, setOpen] = useState(false);
  if (!ticket || event.hasEnded || event.cancelledAt) return null;
  const Icon = isInList ? IconQrcode : IconMaximize;
  const day = isInSeries ? `, ${formatLongDay(event.date)}` : '';
  return (
    <>
      <Button
        variant="default"
        className={isInList ? classes.inList : undefined}
        leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
        aria-label={isInList ? `Show ticket: ${event.title}${day}` : undefined}
        onClick={() => setOpen(true)}
      >
        {isInList ? 'Show ticket' : 'Full screen'}
      </Button>
      <Dialog title="Your ticket" isOpen={isOpen} onClose={() => setOpen(false)} isFullScreen>
        {isOpen && (
          <Late
            part={wholeTicket}
            props={{ signUp }}
            fallback={<LoadingText>Loading ticket...</LoadingText>}
          />
        )}
      </Dialog>
    </>
  );
}
