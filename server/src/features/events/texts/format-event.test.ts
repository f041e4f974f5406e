import { describe, expect, it } from 'vitest';
import { formatEvent } from './format-event.js';

const event = {
  title: 'Bread',
  location: 'Kirkgate Kitchen',
  startTime: '10:00',
  endTime: '12:30',
  timeZone: 'UTC',
};

describe('formatEvent', () => {
  it.each([
    ['2027-03-14', 'Sunday 14 March 2027'],
    ['2028-02-29', 'Tuesday 29 February 2028'],
    ['2027-03-28', 'Sunday 28 March 2027'],
    ['2027-10-31', 'Sunday 31 October 2027'],
    ['0001-01-01', 'Monday 1 January 1'],
  ])('says the date %s in words', (date, words) => {
    expect(formatEvent({ ...event, date })).toBe(`${words}, 10:00 to 12:30 UTC, Kirkgate Kitchen`);
  });

  it.each([
    ['2027-01-14', 'Europe/London', 'GMT'],
    ['2027-06-14', 'Europe/London', 'BST'],
    ['2027-06-14', 'Europe/Berlin', 'CEST'],
    ['2027-06-14', 'America/New_York', 'GMT-4'],
  ])('L1: names the zone on %s in %s: %s', (date, timeZone, zone) => {
    expect(formatEvent({ ...event, date, timeZone })).toContain(`10:00 to 12:30 ${zone},`);
  });

  it.each([
    ['2027-03-28', '01:30', '03:00', '02:30 to 03:00 BST'],
    ['2027-10-31', '01:30', '02:30', '01:30 BST to 02:30 GMT'],
  ])('L9: says the times that count on %s, from %s to %s: %s', (date, startTime, endTime, times) => {
    const night = { ...event, date, startTime, endTime, timeZone: 'Europe/London' };
    expect(formatEvent(night)).toContain(`, ${times},`);
  });

  it('says that an event ends on the next day', () => {
    const night = { ...event, date: '2027-03-14', startTime: '22:00', endTime: '02:00' };
    expect(formatEvent(night)).toContain('22:00 to 02:00 UTC, ends the next day');
  });
});
