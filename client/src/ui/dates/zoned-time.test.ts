import { expect, it } from 'vitest';
import { formatInstantIn, formatWithOffset, instantIn, readClock } from './zoned-time';

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

it.each([
  ['Europe/London', '2027-03-28', '01:30', 'skipped', '02:30 BST (UTC+1)'],
  ['Europe/London', '2027-10-31', '01:30', 'repeated', '01:30 BST (UTC+1)'],
  ['Europe/London', '2027-10-31', '02:00', 'once', '02:00 GMT (UTC)'],
  ['America/New_York', '2027-03-14', '02:15', 'skipped', '03:15 GMT-4 (UTC−4)'],
  ['America/New_York', '2027-11-07', '01:15', 'repeated', '01:15 GMT-4 (UTC−4)'],
  // By half an hour.
  ['Australia/Lord_Howe', '2027-10-03', '02:15', 'skipped', '02:45 GMT+11 (UTC+11)'],
  ['Asia/Kolkata', '2027-03-28', '01:30', 'once', '01:30 GMT+5:30 (UTC+5:30)'],
  // A whole day.
  ['Pacific/Apia', '2011-12-30', '10:00', 'skipped', '10:00 GMT+14 (UTC+14)'],
])('L9: reads in %s on %s %s: %s, which counts as %s', (zone, date, time, kind, counting) => {
  const reading = readClock(zone, date, time);
  expect(reading?.kind).toBe(kind);
  expect(formatWithOffset(zone, reading?.instant ?? Number.NaN)).toBe(counting);
});
