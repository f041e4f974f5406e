import { expect, it } from 'vitest';
import { allTimeZones, ownTimes, ownTimeZone, timeZoneName } from './time-zone';

it('knows the zone of the clock on the wall', () => {
  expect(ownTimeZone()).toBe(process.env.TZ);
  expect(allTimeZones()).toEqual(expect.arrayContaining(['UTC', 'Europe/London', 'America/New_York']));
});

it.each([
  ['Europe/London', '2027-06-14T18:45:00.000Z', 'BST'],
  ['Europe/London', '2027-01-14T18:45:00.000Z', 'GMT'],
  ['UTC', '2027-06-14T18:45:00.000Z', 'UTC'],
  ['America/New_York', '2027-06-14T18:45:00.000Z', 'GMT-4'],
])('names the zone %s at %s: %s', (zone, instant, name) => {
  expect(timeZoneName(zone, instant)).toBe(name);
});

const evening = { startsAt: '2027-06-14T18:45:00.000Z', endsAt: '2027-06-14T20:00:00.000Z' };

it.each([
  ['Europe/London', 'America/New_York', '14:45 – 16:00'],
  ['Europe/London', 'Europe/Berlin', '20:45 – 22:00'],
  ['Europe/London', 'Pacific/Auckland', 'Tuesday 15 June, 06:45 – 08:00'],
  ['Pacific/Auckland', 'Europe/London', 'Monday 14 June, 19:45 – 21:00'],
  ['Europe/London', 'Europe/London', null],
  // The same hour by another name.
  ['Europe/London', 'Europe/Dublin', null],
])('L1: an event in %s is by a clock in %s at %s', (zone, own, times) => {
  expect(ownTimes(evening, zone, own)).toBe(times);
});

it('names the night of a changed clock as both clocks show it', () => {
  const night = { startsAt: '2027-10-31T00:30:00.000Z', endsAt: '2027-10-31T02:30:00.000Z' };
  expect(ownTimes(night, 'UTC', 'Europe/London')).toBe('01:30 – 02:30');
});
