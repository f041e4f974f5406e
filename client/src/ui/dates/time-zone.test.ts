import { expect, it } from 'vitest';
import {
  allTimeZones,
  foreignZoneName,
  formatInstant,
  formatOwnInstant,
  ownTimes,
  ownTimeZone,
  timeZoneName,
  zonedTimes,
} from './time-zone';

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
  ['Europe/London', 'Pacific/Auckland', 'Tue 15 Jun, 06:45 – 08:00'],
  ['Pacific/Auckland', 'Europe/London', 'Mon 14 Jun, 19:45 – 21:00'],
  ['Europe/London', 'Europe/London', null],
  ['Europe/London', null, null],
  // The same hour by another name.
  ['Europe/London', 'Europe/Dublin', null],
])('L1: an event in %s is by a clock in %s at %s', (zone, own, times) => {
  expect(ownTimes(evening, zone, own)).toBe(times);
});

it('names the night of a changed clock as both clocks show it', () => {
  const night = { startsAt: '2027-10-31T00:30:00.000Z', endsAt: '2027-10-31T02:30:00.000Z' };
  expect(ownTimes(night, 'UTC', 'Europe/London')).toBe('01:30 – 02:30');
});

it.each([
  ['Europe/London', ''],
  ['Europe/Dublin', ''],
  ['America/New_York', 'BST'],
  [null, 'BST'],
])('L10: names the zone of an event in London to a reader in %s: %j', (own, name) => {
  expect(foreignZoneName('Europe/London', '2027-06-14', own)).toBe(name);
});

it('L10: takes no clock for the reader’s own while their zone is unknown', () => {
  const now = Date.parse('2027-06-01T00:00:00.000Z');
  const [known, unknown] = ['Europe/London', null].map((timeZone) => ({ now, timeZone }));
  const { startsAt } = evening;
  expect(formatInstant(startsAt, 'Europe/London', 'long', known)).toBe('Monday 14 June, 19:45');
  expect(formatInstant(startsAt, 'Europe/London', 'long', unknown)).toBe('Monday 14 June, 19:45 BST');
  expect(formatOwnInstant(startsAt, { now, timeZone: 'Europe/London' })).toBe('Monday 14 June, 19:45');
  expect(formatOwnInstant(startsAt, { now, timeZone: null })).toBe('Monday 14 June, 18:45 UTC');
});

it.each([
  ['2027-06-14T18:45:00.000Z', '2027-06-14T20:00:00.000Z', '19:45', '21:00', '19:45 – 21:00 BST'],
  ['2027-10-31T00:30:00.000Z', '2027-10-31T02:30:00.000Z', '01:30', '02:30', '01:30 BST – 02:30 GMT'],
])(
  'L9: names the zone at both ends where the clocks change meanwhile: %s',
  (startsAt, endsAt, startTime, endTime, shown) => {
    expect(zonedTimes({ startsAt, endsAt, startTime, endTime, timeZone: 'Europe/London' })).toBe(shown);
  },
);
