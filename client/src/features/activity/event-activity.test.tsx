import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeActivity } from '../../gql/fakes';
import { anEvent, pageOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { failure } from '../../testing/schema-link';

const joan = { id: 'joan', name: 'Joan Whitlock' };
const ada = { id: 'ada', name: 'Ada Ogunleye' };
const NOON = '2027-02-21T12:00:00.000Z';

function open(activities: FakeActivity[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-21T20:00:00Z') });
  const all = activities.map((some, index) => ({
    id: `a${index}`,
    occurredAt: NOON,
    action: 'EVENT_CHANGED' as const,
    actor: joan,
    subject: null,
    detail: null,
    accessTokenName: null,
    ...some,
  }));
  return renderApp('/staff-events/bread?tab=activity', {
    viewer: () => grain,
    event: () => anEvent({ activity: (page) => pageOf(all, page) }),
  });
}

const rows = async () =>
  within(await screen.findByRole('region', { name: 'Activity' })).getAllByRole('listitem');

it('T5: lists the actions with their actors, day by day', async () => {
  open([
    { action: 'EVENT_CANCELLED' },
    { action: 'MEMBER_JOINED', detail: 'EDITOR', occurredAt: '2027-02-20T17:20:00.000Z' },
  ]);
  const [first, second] = await rows();
  expect(first).toHaveTextContent('07:00JWJoan Whitlock cancelled the event');
  expect(second).toHaveTextContent('Joan Whitlock joined the team, role Editor');
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .slice(0, 2)
      .map((day) => day.textContent),
  ).toEqual(['Today', 'Saturday 20 February']);
  expect(screen.getByRole('tab', { name: 'Activity' })).toHaveAttribute('aria-selected', 'true');
});

it('T5: shows the old and the new value of each changed field', async () => {
  open([
    { detail: 'location: Room 3 -> Unit 6' },
    { detail: 'pricePence: 0 -> 1250\ncapacity: 30 -> null\ndescription\nvisibility: PUBLIC -> UNLISTED' },
    { detail: 'cancellation undone' },
    { detail: 'title: A -> B -> C' },
  ]);
  const [one, many, undone, arrows] = await rows();
  expect(one).toHaveTextContent('changed the locationbefore: Room 3 → now: Unit 6');
  expect(many).toHaveTextContent('changed the event');
  expect(many).toHaveTextContent('Price: before: Free → now: £12.50');
  expect(many).toHaveTextContent('Number of places: before: 30 → now: no limit');
  expect(many).toHaveTextContent('Visibility: before: everybody → now: people with the link');
  expect(within(many as HTMLElement).getByText('Description')).toBeVisible();
  expect(undone).toHaveTextContent('undid the cancellation');
  expect(arrows).toHaveTextContent('title: A -> B -> C');
});

it.each<[FakeActivity, string]>([
  [{ action: 'MEMBER_REMOVED', subject: joan }, 'Joan Whitlock left the team'],
  [{ action: 'MEMBER_REMOVED', subject: ada }, 'Joan Whitlock removed Ada Ogunleye from the team'],
  [{ action: 'MEMBER_REMOVED', subject: null }, 'Joan Whitlock removed a person from the team'],
  [{ action: 'ROLE_CHANGED', subject: ada, detail: 'DOOR' }, 'Joan Whitlock made Ada Ogunleye door'],
  [
    { action: 'ROLE_CHANGED', subject: ada, detail: 'shownAsHost: false' },
    'Joan Whitlock changed the hosts: the page does not show Ada Ogunleye',
  ],
  [{ action: 'MEMBER_INVITED', detail: 'OWNER' }, 'Joan Whitlock offered the event to a new owner'],
  [{ action: 'PEOPLE_EXPORTED', detail: '1058' }, 'Joan Whitlock downloaded the list of people (1,058)'],
  [{ action: 'EVENT_HANDED_OVER', subject: ada }, 'Joan Whitlock took the event over from Ada Ogunleye'],
  [{ action: 'DOOR_PASS_ENDED', actor: null }, 'A door pass was ended'],
  [{ action: 'PLACES_RELEASED', detail: 'undone' }, 'Joan Whitlock undid the release of places'],
  [{ action: 'PLACES_RELEASED', detail: 'places: 12', actor: null }, '12 places were released'],
  [
    { action: 'EVENT_CREATED', accessTokenName: 'CRM' },
    'Joan Whitlock created the eventBy the access token “CRM”',
  ],
])('says it in words: %o', async (activity, words) => {
  open([activity]);
  const [row] = await rows();
  expect(row).toHaveTextContent(words);
});

it('shows more, and moves the focus to the first that came', async () => {
  const { user } = open(Array.from({ length: 21 }, () => ({ action: 'SCAN_UNDONE' as const })));
  expect(await rows()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('21 of 21 shown')).toBeVisible();
  expect((await rows())[20]).toHaveFocus();
});

it('says that there is nothing yet, and that it could not be loaded', async () => {
  open([]);
  expect(await screen.findByText('There are no entries yet.')).toBeVisible();
  renderApp('/staff-events/bread?tab=activity', {
    viewer: () => grain,
    event: () =>
      anEvent({
        activity: () => {
          throw failure('INTERNAL_SERVER_ERROR');
        },
      }),
  });
  expect(await screen.findByText('The activity could not be loaded. Please try again')).toBeVisible();
});
