import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOn, localTime, monthsLater, weeksOf } from '../src/google/pages/calendar-day.js';
import type { CalendarEvent } from '../src/google/records.js';

afterEach(() => vi.unstubAllEnvs());

const between = (start: string, end: string) =>
  ({ start: { dateTime: start }, end: { dateTime: end } }) as CalendarEvent;

describe('a month', () => {
  it('has whole weeks from Monday', () => {
    const weeks = weeksOf('2030-09');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2030-08-26');
    expect(weeks[5]?.[6]).toBe('2030-10-06');
    expect(weeksOf('2027-02').map((week) => week[0])).toEqual([
      '2027-02-01',
      '2027-02-08',
      '2027-02-15',
      '2027-02-22',
    ]);
  });

  it('follows on another, over a year`s end', () => {
    expect(monthsLater('2030-12', 1)).toBe('2031-01');
    expect(monthsLater('2030-01', -1)).toBe('2029-12');
  });
});

describe('an entry', () => {
  it('is shown in the time zone of this machine', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(localTime({ dateTime: '2030-07-01T02:00:00Z' })).toBe('2030-06-30T22:00:00');
    expect(localTime({ dateTime: '2030-06-30T22:00:00', timeZone: 'America/New_York' })).toBe(
      '2030-06-30T22:00:00',
    );
  });

  it('is on the days that it has a part in, and not on one that begins as it ends', () => {
    vi.stubEnv('TZ', 'UTC');
    const days = (event: CalendarEvent) =>
      ['2030-01-01', '2030-01-02', '2030-01-03'].filter((day) => isOn(day, event));
    expect(days(between('2030-01-01T22:00:00Z', '2030-01-02T02:00:00Z'))).toEqual([
      '2030-01-01',
      '2030-01-02',
    ]);
    expect(days(between('2030-01-01T22:00:00Z', '2030-01-02T00:00:00Z'))).toEqual(['2030-01-01']);
    expect(days(between('2030-01-02T00:00:00Z', '2030-01-02T00:00:00Z'))).toEqual(['2030-01-02']);
  });
});
