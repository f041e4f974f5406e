import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ServerClock } from '../../ui/dates/own-clock';
import { EventPlaceAndTime } from './event-place-and-time';
import { EventTimes } from './event-times';

const event = {
  date: '2097-06-01',
  startTime: '19:45',
  endTime: '21:00',
  timeZone: 'Europe/London',
  startsAt: '2097-06-01T18:45:00.000Z',
  endsAt: '2097-06-01T20:00:00.000Z',
  location: 'The Loft',
};

function rendered(timeZone: string | null) {
  const { container } = render(
    <MemoryRouter>
      <ServerClock value={{ now: Date.parse('2097-05-01T00:00:00.000Z'), timeZone }}>
        <p>
          <EventTimes event={event} />
        </p>
        <EventPlaceAndTime {...event} />
      </ServerClock>
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('p, li:first-child')].map((element) => element.textContent);
}

it.each([
  [null, '19:45 – 21:00 BSTLondon time', 'Time: 19:45 – 21:00 BST'],
  ['Europe/London', '19:45 – 21:00 BSTLondon time', 'Time: 19:45 – 21:00'],
  ['America/New_York', '19:45 – 21:00 BST14:45 – 16:00 your time', 'Time: 19:45 – 21:00 BST'],
])('L10: shows a reader in %s the event’s own time, and theirs where it is known', (zone, page, card) => {
  expect(rendered(zone)).toEqual([`Saturday 1 June 2097${page}`, card]);
});
