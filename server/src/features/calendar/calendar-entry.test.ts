import { describe, expect, it } from 'vitest';
import { UserFailure } from '../../platform/graphql/user-failure.js';
import type { Event } from '../events/event.entity.js';
import { calendarEntry, calendarEntryId, calendarEntryKey } from './calendar-entry.js';

const times = { date: '2027-03-14', startTime: '10:00', endTime: '12:30', timeZone: 'UTC' };
const texts = { title: 'Bread', description: 'Flour.', location: 'Leeds' };

const signUpId = '01a1fb2f-3717-715a-b2f6-149fa4f183de';
const place = { signUpId, firstSignUpId: '01936d2b-0000-7000-8000-000000000001', timesGivenBack: 1 };

const entryOf = (change: object = {}) => {
  const event = { id: 'bread', ...texts, ...times, ...change };
  const instants = { startsAt: new Date('2027-03-14T10:00:00Z'), endsAt: new Date('2027-03-14T12:30:00Z') };
  return calendarEntry({ ...instants, revision: 3, ...event } as Event, place, 'https://events.example.org');
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

it('J7: is found by what a stored job calls it: its UID, and the id that earlier versions wrote', () => {
  const entryId = calendarEntryId(signUpId);
  expect(entryId).toMatch(/^[0-9a-v]{5,1024}$/);
  expect(calendarEntryKey(entryId, 'https://events.example.org')).toEqual({
    uid: `sign-up-${signUpId}@events.example.org`,
    formerId: entryId,
  });
});

it('L13: of a place that was given back once has the UID of the first sign-up, and a higher SEQUENCE', () => {
  expect(entryOf()).toMatchObject({
    uid: 'sign-up-01936d2b-0000-7000-8000-000000000001@events.example.org',
    sequence: 5,
  });
});

it('carries every fact of the event', () => {
  expect(entryOf()).toEqual({
    uid: 'sign-up-01936d2b-0000-7000-8000-000000000001@events.example.org',
    sequence: 5,
    formerId: calendarEntryId(signUpId),
    ...texts,
    url: 'https://events.example.org/events/bread',
    startsAt: new Date('2027-03-14T10:00:00Z'),
    endsAt: new Date('2027-03-14T12:30:00Z'),
  });
});
