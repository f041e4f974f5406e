import { lazy, Suspense } from 'react';
import type { FragmentRef } from '../../apollo/graphql';
import { LoadingText } from '../../ui/page';
import type { Tab } from '../../ui/tabs';
import type { DeskEventFragment } from '../door-desk/gql/door-desk';
import { EventTeam } from '../event-team/event-team';

// Loaded when they are opened: most visits are about people.
const DoorDesk = lazy(async () => ({ default: (await import('../door-desk/door-desk')).DoorDesk }));
const EventMessages = lazy(async () => ({
  default: (await import('../messages/event-messages')).EventMessages,
}));
const EventActivity = lazy(async () => ({
  default: (await import('../activity/event-activity')).EventActivity,
}));

/** The tabs of an event's staff page behind those of its people. */
export function moreTabs(event: FragmentRef<DeskEventFragment> & { id: string }, isOwner: boolean): Tab[] {
  return [
    {
      name: 'door',
      label: 'Door',
      content: (
        <Suspense fallback={<LoadingText>Loading door...</LoadingText>}>
          <DoorDesk event={event} />
        </Suspense>
      ),
    },
    {
      name: 'messages',
      label: 'Messages',
      content: (
        <Suspense fallback={<LoadingText>Loading messages...</LoadingText>}>
          <EventMessages event={event} />
        </Suspense>
      ),
    },
    { name: 'team', label: 'Team', content: <EventTeam eventId={event.id} isOwner={isOwner} /> },
    {
      name: 'activity',
      label: 'Activity',
      content: (
        <Suspense fallback={<LoadingText>Loading activity...</LoadingText>}>
          <EventActivity eventId={event.id} />
        </Suspense>
      ),
    },
  ];
}
