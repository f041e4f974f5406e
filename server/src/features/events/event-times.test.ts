import { describe, expect, it } from 'vitest';
import { countingTimes, eventInstants } from './event-times.js';

describe('eventInstants', () => {
  it.each([
    ['an evening', '2027-03-14', '19:00', '20:30', '2027-03-14T19:00Z', '2027-03-14T20:30Z'],
    ['over midnight', '2027-03-14', '22:00', '02:00', '2027-03-14T22:00Z', '2027-03-15T02:00Z'],
    ['until midnight', '2027-03-14', '22:00', '00:00', '2027-03-14T22:00Z', '2027-03-15T00:00Z'],
    ['from midnight', '2027-03-14', '00:00', '23:59', '2027-03-14T00:00Z', '2027-03-14T23:59Z'],
    ['a whole day', '2027-03-14', '09:00', '09:00', '2027-03-14T09:00Z', '2027-03-15T09:00Z'],
    ['into the leap day', '2028-02-28', '23:00', '01:00', '2028-02-28T23:00Z', '2028-02-29T01:00Z'],
    ['out of the leap day', '2028-02-29', '23:00', '01:00', '2028-02-29T23:00Z', '2028-03-01T01:00Z'],
    ['out of February', '2027-02-28', '23:00', '01:00', '2027-02-28T23:00Z', '2027-03-01T01:00Z'],
    ['over new year', '2027-12-31', '21:00', '01:30', '2027-12-31T21:00Z', '2028-01-01T01:30Z'],
    [
      'while British clocks go forward',
      '2027-03-28',
      '00:30',
      '01:30',
      '2027-03-28T00:30Z',
      '2027-03-28T01:30Z',
    ],
    [
      'while British clocks go back',
      '2027-10-30',
      '23:30',
      '02:30',
      '2027-10-30T23:30Z',
      '2027-10-31T02:30Z',
    ],
  ])('%s', (_when, date, startTime, endTime, startsAt, endsAt) => {
    const instants = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    expect(eventInstants({ date, startTime, endTime, timeZone: 'UTC' })).toEqual(instants);
  });

  it.each([
    ['in winter', 'Europe/London', '2027-01-14', '19:00', '20:30', '2027-01-14T19:00Z', '2027-01-14T20:30Z'],
    ['in June', 'Europe/London', '2027-06-14', '19:45', '21:00', '2027-06-14T18:45Z', '2027-06-14T20:00Z'],
    [
      'far west',
      'America/New_York',
      '2027-06-14',
      '20:00',
      '01:00',
      '2027-06-15T00:00Z',
      '2027-06-15T05:00Z',
    ],
    [
      'far east',
      'Pacific/Auckland',
      '2027-06-14',
      '09:00',
      '10:00',
      '2027-06-13T21:00Z',
      '2027-06-13T22:00Z',
    ],
    [
      'by 45 minutes',
      'Asia/Kathmandu',
      '2027-06-14',
      '09:00',
      '10:00',
      '2027-06-14T03:15Z',
      '2027-06-14T04:15Z',
    ],
    // British clocks go from 01:00 to 02:00.
    [
      'over the gap',
      'Europe/London',
      '2027-03-28',
      '00:30',
      '02:30',
      '2027-03-28T00:30Z',
      '2027-03-28T01:30Z',
    ],
    [
      'from the gap',
      'Europe/London',
      '2027-03-28',
      '01:30',
      '03:00',
      '2027-03-28T01:30Z',
      '2027-03-28T02:00Z',
    ],
    [
      'into the gap',
      'Europe/London',
      '2027-03-27',
      '22:00',
      '01:30',
      '2027-03-27T22:00Z',
      '2027-03-28T01:30Z',
    ],
    ['in the gap', 'Europe/London', '2027-03-28', '01:15', '01:45', '2027-03-28T01:15Z', '2027-03-28T01:45Z'],
    [
      'backwards by the gap',
      'Europe/London',
      '2027-03-28',
      '01:30',
      '02:00',
      '2027-03-28T01:30Z',
      '2027-03-28T02:00Z',
    ],
    // British clocks go from 02:00 to 01:00.
    [
      'over the overlap',
      'Europe/London',
      '2027-10-30',
      '23:30',
      '02:30',
      '2027-10-30T22:30Z',
      '2027-10-31T02:30Z',
    ],
    [
      'from the overlap',
      'Europe/London',
      '2027-10-31',
      '01:30',
      '02:30',
      '2027-10-31T00:30Z',
      '2027-10-31T02:30Z',
    ],
    [
      'into the overlap',
      'Europe/London',
      '2027-10-31',
      '00:30',
      '01:30',
      '2027-10-30T23:30Z',
      '2027-10-31T00:30Z',
    ],
    [
      'a day that has 23 hours',
      'Europe/London',
      '2027-03-27',
      '12:00',
      '12:00',
      '2027-03-27T12:00Z',
      '2027-03-28T11:00Z',
    ],
  ])('L1: %s, %s', (_when, timeZone, date, startTime, endTime, startsAt, endsAt) => {
    const instants = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    expect(eventInstants({ date, startTime, endTime, timeZone })).toEqual(instants);
  });
});

describe('countingTimes', () => {
  const inLondon = (date: string, startTime: string, endTime: string) =>
    countingTimes({ date, startTime, endTime, timeZone: 'Europe/London' });

  it.each([
    ['as entered', '2027-06-14', '19:45', '21:00', '19:45', '21:00'],
    ['a start that does not exist', '2027-03-28', '01:30', '03:00', '02:30', '03:00'],
    ['an end that does not exist', '2027-03-27', '23:00', '01:30', '23:00', '02:30'],
    ['an end that comes before the start by that', '2027-03-28', '01:30', '02:00', '02:30', '03:00'],
    ['the first of two equal times', '2027-10-31', '01:30', '02:30', '01:30', '02:30'],
    // 02:00 to 02:30 would be half an hour.
    ['a day whose end does not exist', '2027-03-27', '02:00', '01:30', '02:00', '01:30'],
  ])('L9: stores %s: what counts', (_what, date, startTime, endTime, start, end) => {
    const counting = inLondon(date, startTime, endTime);
    expect(counting).toMatchObject({ date, startTime: start, endTime: end });
    const { startsAt, endsAt } = counting;
    expect(eventInstants({ date, startTime, endTime, timeZone: 'Europe/London' })).toEqual({
      startsAt,
      endsAt,
    });
  });

  it('L9: says the day that counts where a zone has left one out', () => {
    const skipped = { date: '2011-12-30', startTime: '10:00', endTime: '12:00', timeZone: 'Pacific/Apia' };
    expect(countingTimes(skipped)).toMatchObject({
      date: '2011-12-31',
      startTime: '10:00',
      endTime: '12:00',
    });
  });
});
