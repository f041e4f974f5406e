import { describe, expect, it } from 'vitest';
import { canonicalTimeZone, timeZoneName } from './time-zone.js';

describe('canonicalTimeZone', () => {
  it.each([
    ['Europe/London', 'Europe/London'],
    ['europe/london', 'Europe/London'],
    ['utc', 'UTC'],
    ['Europe/Kyiv', 'Europe/Kyiv'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['asia/calcutta', 'Asia/Kolkata'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ])('knows %s as %s', (name, canonical) => {
    expect(canonicalTimeZone(name)).toBe(canonical);
  });

  it.each([
    '',
    ' ',
    '+01:00',
    '-0500',
    '0',
    'Mars/Base',
    'Europe',
    'Europe/London ',
    'Europe/London\0',
    'x'.repeat(9_999),
  ])('knows no zone %j', (name) => {
    expect(canonicalTimeZone(name)).toBeUndefined();
  });
});

describe('timeZoneName', () => {
  it.each([
    ['Europe/London', '2027-03-28T00:59Z', 'GMT'],
    ['Europe/London', '2027-03-28T01:00Z', 'BST'],
    ['UTC', '2027-06-14T12:00Z', 'UTC'],
    ['Asia/Kathmandu', '2027-06-14T12:00Z', 'GMT+5:45'],
  ])('is in %s at %s: %s', (zone, instant, name) => {
    expect(timeZoneName(zone, new Date(instant))).toBe(name);
  });
});
