import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router-dom';
import { dataOnPage } from '../../apollo/data-on-page';
import { graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { SessionProvider } from '../../session/session';
import { EmptyState, FailedRead, LinkButton, LoadingText, Page, PageHeading } from '../../ui/page';
import type { DoorDevice } from './device/door-device';
import { isEnded, isUnanswered } from './device/door-requests';
import { useDevice, useDeviceState } from './device/use-device';
import { Door } from './door';
import { EndedDoor } from './ended-door';
import type { DoorFiguresFragment } from './gql/door-figures';
import { useDoorPageQuery } from './gql/door-page';
import * as messages from './messages';

graphql(`
  query DoorPage($eventId: ID!) {
    viewer {
      id
    }
    event(id: $eventId) {
      id
      title
      door {
        ...DoorFigures
        viewerCanSearch
        viewerCanUndo
      }
    }
  }
`);

/** A page without the site's header and footer: for one hand, and the size of a phone. */
export function DoorPage() {
  const { eventId = '' } = useParams();
  return (
    <SessionProvider>
      <main>
        <DoorOfEvent key={eventId} eventId={eventId} />
      </main>
    </SessionProvider>
  );
}

function DoorOfEvent({ eventId }: { eventId: string }) {
  const device = useDevice(eventId);
  const { isOpen, hasEnded } = useDeviceState(device);
  if (hasEnded) return <EndedDoor device={device} />;
  if (isOpen) return <DoorOfDevice device={device} />;
  return (
    <Page isNarrow>
      <LoadingText>Loading...</LoadingText>
    </Page>
  );
}

function DoorOfDevice({ device }: { device: DoorDevice }) {
  const { eventId } = device;
  const { refetch, ...reading } = useDoorPageQuery({
    variables: { eventId },
    fetchPolicy: 'network-only',
    // A person without a right still reads which event it is.
    errorPolicy: 'all',
    context: { headers: device.headers },
  });
  const { error } = reading;
  const data = dataOnPage(reading);
  const event = data?.event;
  const { isOnline } = useDeviceState(device);
  const readAgain = useEffectEvent(() => isUnanswered(error ?? null) && refetch().catch(() => {}));
  useEffect(() => {
    if (isOnline) void readAgain();
  }, [isOnline]);
  const isPassOver = device.hasPass && isEnded(error);
  useEffect(() => {
    if (isPassOver) void device.end();
  }, [device, isPassOver]);

  const figures = readFragment<DoorFiguresFragment>(event?.door);
  if (event?.door && figures) {
    const { viewerCanSearch: canSearch, viewerCanUndo: canUndo } = event.door;
    return <Door device={device} event={{ title: event.title, canSearch, canUndo, ...figures }} />;
  }
  const { list } = device.state.value;
  // Without network the device goes on with what it has stored.
  if (!data && list && device.list.facts && isUnanswered(error ?? null)) {
    return <Door device={device} event={{ ...device.list.facts, expectedCount: list.people }} />;
  }
  return (
    <Page isNarrow>
      {!data && !error && <LoadingText>Loading...</LoadingText>}
      {!data && error && (
        <FailedRead title="Door" error={error} message={messages.LOAD_FAILED} onRetry={() => refetch()} />
      )}
      {data && (
        <>
          <PageHeading>Door</PageHeading>
          {event === null ? (
            <EmptyState>{messages.NO_EVENT}</EmptyState>
          ) : data.viewer ? (
            <EmptyState action={<LinkButton to={paths.event(eventId)}>{event?.title}</LinkButton>}>
              {messages.NO_RIGHT}
            </EmptyState>
          ) : (
            <EmptyState action={<LinkButton to={paths.welcomeThen(paths.door(eventId))}>Log in</LinkButton>}>
              {messages.LOG_IN}
            </EmptyState>
          )}
        </>
      )}
    </Page>
  );
}
