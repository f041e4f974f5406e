import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeWaitingListEntry } from '../../gql/fakes';
import { anEventWith, aSignUp, type FakeEvent, never, type Page, pageOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const FAILED = 'The waiting list could not be loaded. Please try again';
const offered: FakeWaitingListEntry = {
  id: 'offered',
  name: 'Nora Holt',
  email: 'nora+x&y@example.org',
  position: 0,
  joinedAt: '2097-01-03T09:30:00.000Z',
  offerExpiresAt: '2097-01-05T18:00:00.000Z',
};
const first: FakeWaitingListEntry = {
  id: 'first',
  name: 'Tom Reilly',
  email: 'tom@example.org',
  position: 1,
  joinedAt: '2097-01-04T10:00:00.000Z',
};

type List = NonNullable<FakeEvent['waitingListEntries']>;

/** @param list the list of the open tab; the tab itself says how many are in it, from a page of one */
function lineOf(entries: FakeWaitingListEntry[], some: FakeEvent = {}, list?: List): FakeEvent {
  return anEventWith([aSignUp()], {
    capacity: 1,
    placesLeft: 0,
    timeZone: 'Europe/London',
    waitingCount: entries.length,
    waitingListEntries: (page: Page) => (list && page.first > 1 ? list(page) : pageOf(entries, page)),
    ...some,
  });
}

async function open(event: FakeEvent) {
  const app = renderApp('/staff-events/bread', { viewer: () => grain, event: () => event });
  await app.user.click(await screen.findByRole('tab', { name: /Waiting list/ }));
  return { ...app, section: within(screen.getByRole('region', { name: 'Waiting list' })) };
}

it('stands beside the people, with the time since which each waits, and the people for whom a place is held', async () => {
  const { section, router } = await open(lineOf([offered, first], { statistics: {}, waitingCount: 1 }));
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'People 1',
    'Waiting list 2',
    'Door ',
    'Messages ',
    'Team ',
    'Activity ',
  ]);
  await section.findByText('Tom Reilly');
  expect(section.getAllByRole('listitem').map((item) => [...item.children].slice(1).map(textOf))).toEqual([
    [
      'Nora Holt',
      'nora+x&y@example.org',
      'Place offered until Sat 5 Jan 2097, 18:00 GMT',
      'since Thu 3 Jan 2097, 09:30 GMT',
    ],
    ['Tom Reilly', 'tom@example.org', '1st in line', 'since Fri 4 Jan 2097, 10:00 GMT'],
  ]);
  expect(section.getByRole('link', { name: 'nora+x&y@example.org' })).toHaveAttribute(
    'href',
    'mailto:nora%2Bx%26y%40example.org',
  );
  expect(router.state.location.search).toBe('?tab=waiting');
  expect(section.getByText('2 of 2 shown, 1 with a place offered')).toBeVisible();
  expect(await screen.findByText('1 person waiting')).toBeVisible();
});

it('loads more on demand', async () => {
  const many = Array.from({ length: 101 }, (_, index) => ({
    ...first,
    id: `w${index}`,
    name: `Person ${index}`,
    position: index + 1,
  }));
  const { section, user } = await open(lineOf(many));
  expect(screen.getByRole('tab', { name: 'Waiting list 101' })).toBeVisible();
  await user.click(await section.findByRole('button', { name: 'Show more people' }));
  expect((await section.findByText('Person 100')).closest('li')).toHaveTextContent('101st in line');
  expect(section.getByText('101 of 101 shown')).toBeVisible();
});

it('says that it is loading', async () => {
  const { section } = await open(lineOf([first], {}, never));
  expect(section.getByRole('status')).toHaveTextContent('Loading people...');
});

it('says that no people wait', async () => {
  const { section } = await open(lineOf([]));
  expect(await section.findByText('No people wait for a place.')).toBeVisible();
});

it('says that it failed, and tries again', async () => {
  const waitingListEntries = vi
    .fn((page: Page) => pageOf([first], page))
    .mockImplementationOnce(connectionLost);
  const { section, user } = await open(lineOf([first], {}, waitingListEntries));
  expect(await section.findByRole('alert')).toHaveTextContent(FAILED);
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText('Tom Reilly')).toBeVisible();
});

it('is not there where any number of people can come', async () => {
  renderApp('/staff-events/bread', { viewer: () => grain, event: () => anEventWith([aSignUp()]) });
  expect(await screen.findByRole('heading', { name: 'Who is coming · 1' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: /Waiting list/ })).not.toBeInTheDocument();
});

function textOf({ textContent }: Element): string | null {
  return textContent;
}
