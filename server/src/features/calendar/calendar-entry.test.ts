import { describe, expect, it } from 'vitest';
import { UserFailure } from '../../platform/graphql/user-failure.js';
import type { Event } from '../events/event.entity.js';
import { calendarEntry, calendarEntryId } from './calendar-entry.js';

const times = { date: '2027-03-14', startTime: '10:00', endTime: '12:30', timeZone: 'UTC' };
const texts = { title: 'Bread', description: 'Flour.', location: 'Leeds' };

const entryOf = (change: object = {}) => {
  const event = { id: 'bread', ...texts, ...times, ...change };
  const instants = { startsAt: new Date('2027-03-14T10:00:00Z'), endsAt: new Date('2027-03-14T12:30:00Z') };
  return calendarEntry({ ...instants, ...event } as Event, 'a-b', 'https://events.example.org');
};

function codeOf(change: object): string | undefined {
  try {
    entryOf(change);
  } catch (error) {
    if (error instanceof UserFailure) return error.problems[0]?.message;
    throw error;
  }
  return undefined;
}

describe('the conversion of date and time (spec, section 5)', () => {
  it('L1: names the instants that are stored with the event', () => {
    const [startsAt, endsAt] = [new Date('2027-06-14T09:00:00Z'), new Date('2027-06-14T11:30:00Z')];
    expect(entryOf({ date: '2027-06-14', timeZone: 'Europe/London', startsAt, endsAt })).toMatchObject({
      startsAt,
      endsAt,
    });
  });

  it.each(['date', 'startTime', 'endTime'])('needs the %s', (field) => {
    expect(codeOf({ [field]: '' })).toBe('Date or time is missing');
  });

  it.each(['9:00', '09:00:00', '0900', 'noon', '09.00'])('takes %j for no time', (startTime) => {
    expect(codeOf({ startTime })).toBe('Invalid time format');
  });

  it.each([{ startTime: '25:00' }, { endTime: '24:30' }, { date: '2027-13-01' }, { date: 'tomorrow' }])(
    'takes %j for no date-time',
    (change) => {
      expect(codeOf(change)).toBe('Invalid date-time format');
    },
  );
});

it('J7: an entry’s id is the sign-up’s, in the letters that Google allows', () => {
  const signUpId = '01a1fb2f-3717-715a-b2f6-149fa4f183de';
  expect(calendarEntryId(signUpId)).toBe(calendarEntryId(signUpId));
  expect(calendarEntryId(signUpId)).toMatch(/^[0-9a-v]{5,1024}$/);
});

it('carries every fact of the event', () => {
  expect(entryOf()).toEqual({
    id: 'turnoutab',
    ...texts,
    url: 'https://events.example.org/events/bread',
    startsAt: new Date('2027-03-14T10:00:00Z'),
    endsAt: new Date('2027-03-14T12:30:00Z'),
  });
});
