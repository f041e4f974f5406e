import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { timings } from '../../timings';
import { Dialog, DialogText } from '../../ui/dialogs/dialog';
import { IconDoor } from '../../ui/icons/for-staff';
import { IconQrcode } from '../../ui/icons/for-tickets';
import { type Message, Notice } from '../../ui/notice';
import { FailedRead, LoadingText } from '../../ui/page';
import { useTransientState } from '../../ui/timers';
import { Conflicts } from './conflicts';
import { DeskFigures } from './desk-figures';
import classes from './door-desk.module.css';
import { DoorPasses } from './door-passes';
import type { DeskEventFragment } from './gql/door-desk';
import { type DeskDoorFragment, DoorDeskDocument, useDoorDeskQuery } from './gql/live-desk';
import { useLiveDesk } from './live-desk';
import * as messages from './messages';
import { QrCode } from './qr-code';
import { ReleasePlaces } from './release-places';
import { ScanList } from './scan-list';

graphql(`
  fragment DeskEvent on Event {
    id
    title
    timeZone
    startsAt
    endsAt
    hasEnded
    cancelledAt
  }
`);

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true };

/** For owner and editors: live figures of each door, people to look at, all scans, and the passes of helpers. */
export function DoorDesk(props: { event: FragmentRef<DeskEventFragment> }) {
  const event = readFragment<DeskEventFragment>(props.event);
  const { data, error, refetch } = useDoorDeskQuery({
    variables: { eventId: event.id },
    fetchPolicy: 'cache-and-network',
  });
  const client = useApolloClient();
  // Not refetch, which would drop the scans that were loaded by Show more.
  const readAgain = () =>
    void client
      .query({ query: DoorDeskDocument, variables: { eventId: event.id }, fetchPolicy: 'network-only' })
      .catch(() => {});
  const isLive = useLiveDesk(event.id, readAgain);
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  const door = readFragment<DeskDoorFragment>(data?.event?.door);
  if (error && !door)
    return (
      <FailedRead error={error} message={messages.DOOR_FAILED} onRetry={() => refetch().catch(() => {})} />
    );
  if (!door) return <LoadingText>Loading door...</LoadingText>;
  return (
    <section aria-label="Door" className={classes.desk}>
      <div className={classes.top}>
        <p role="status" className={classes.live} data-live={isLive || undefined}>
          {isLive ? 'Live' : 'Connecting...'}
        </p>
        <OnPhone eventId={event.id} />
        <Button
          component="a"
          href={paths.door(event.id)}
          variant="default"
          leftSection={<IconDoor {...icon} />}
        >
          Open the door page
        </Button>
      </div>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      <DeskFigures door={door} />
      <div className={classes.columns}>
        <div className={classes.side}>
          <Conflicts conflicts={door.conflicts} timeZone={event.timeZone} />
          <ReleasePlaces event={event} arrivedCount={door.arrivedCount} />
          <DoorPasses event={event} onMessage={setMessage} />
        </div>
        <ScanList
          eventId={event.id}
          timeZone={event.timeZone}
          scans={door.scans}
          onMessage={setMessage}
          onUndone={readAgain}
        />
      </div>
    </section>
  );
}

/** A code that opens the door page on the viewer's own phone. */
function OnPhone({ eventId }: { eventId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconQrcode {...icon} />} onClick={() => setOpen(true)}>
        On your phone
      </Button>
      <Dialog title="On your phone" isOpen={isOpen} onClose={() => setOpen(false)}>
        <DialogText>{messages.ON_PHONE}</DialogText>
        {isOpen && <QrCode text={location.origin + paths.door(eventId)} label="QR code of the door page" />}
        <Button variant="default" fullWidth mt="md" onClick={() => setOpen(false)}>
          Close
        </Button>
      </Dialog>
    </>
  );
}
