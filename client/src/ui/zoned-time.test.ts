import { expect, it } from 'vitest';
import { formatInstantIn, instantIn } from './zoned-time';

it.each([
  ['UTC', '2027-06-14', '19:45', '2027-06-14T19:45:00.000Z'],
  ['Europe/London', '2027-06-14', '19:45', '2027-06-14T18:45:00.000Z'],
  ['Europe/London', '2027-01-14', '19:45', '2027-01-14T19:45:00.000Z'],
  ['America/New_York', '2027-11-07', '00:30', '2027-11-07T04:30:00.000Z'],
  ['America/New_York', '2027-11-07', '03:00', '2027-11-07T08:00:00.000Z'],
  ['Pacific/Apia', '2027-06-14', '00:15', '2027-06-13T11:15:00.000Z'],
])('knows the instant when clocks in %s show %s %s', (zone, date, time, instant) => {
  const found = instantIn(zone, date, time);
  expect(new Date(found ?? Number.NaN).toISOString()).toBe(instant);
  expect(formatInstantIn(zone, found ?? Number.NaN)).toMatch(new RegExp(`, ${time}$`));
});

it.each([
  ['', '10:00'],
  ['2027-06-14', ''],
])('knows no instant of %j at %j', (date, time) => {
  expect(instantIn('UTC', date, time)).toBeNull();
});
