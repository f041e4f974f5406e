import { describe, expect, it } from 'vitest';
import { formatEvent } from './format-event.js';

const event = { title: 'Bread', location: 'Kirkgate Kitchen', startTime: '10:00', endTime: '12:30' };

describe('formatEvent', () => {
  it.each([
    ['2027-03-14', 'Sunday 14 March 2027'],
    ['2028-02-29', 'Tuesday 29 February 2028'],
    ['2027-03-28', 'Sunday 28 March 2027'],
    ['2027-10-31', 'Sunday 31 October 2027'],
    ['0001-01-01', 'Monday 1 January 1'],
  ])('says the date %s in words', (date, words) => {
    expect(formatEvent({ ...event, date })).toBe(`${words}, 10:00 to 12:30, Kirkgate Kitchen`);
  });

  it('says that an event ends on the next day', () => {
    const night = { ...event, date: '2027-03-14', startTime: '22:00', endTime: '02:00' };
    expect(formatEvent(night)).toContain('22:00 to 02:00 the next day');
  });
});
