import { describe, expect, it } from 'vitest';
import { bread, hostileTexts, publicUrl } from '../../mail/mail.fixture.js';
import { eventInstants } from '../event-times.js';
import { type CalendarEvent, calendarFileOf } from './event-calendar-file.js';
import type { MailedEvent } from './format-event.js';
import { readCalendarFile } from './read-calendar-file.fixture.js';

const uid = 'sign-up-1@turnout.example';
const writtenAt = new Date('2027-03-01T12:00:00Z');
const page = `${publicUrl}/events/${bread.id}`;

function fileOf(change: Partial<CalendarEvent & MailedEvent> = {}, productName = 'Turnout'): string {
  const event = { ...bread, ...change };
  const stored = { ...event, ...eventInstants(event) };
  return calendarFileOf({ productName, publicUrl }, [{ event: stored, uid, writtenAt }]);
}

describe('calendarFileOf', () => {
  it('carries every fact of the event', () => {
    expect(readCalendarFile(fileOf())).toEqual({
      method: 'PUBLISH',
      version: '2.0',
      uid,
      sequence: 0,
      summary: bread.title,
      description: `${bread.description}\n\n${page}`,
      location: bread.location,
      url: page,
      stamp: writtenAt,
      startsAt: new Date('2027-03-14T10:00Z'),
      endsAt: new Date('2027-03-14T12:30Z'),
    });
  });

  it('L6: has a higher SEQUENCE after each change, so that it replaces the older file', () => {
    expect(readCalendarFile(fileOf({ revision: 3 }))).toMatchObject({ uid, sequence: 3 });
  });

  it('L1: names the instants that are stored with the event', () => {
    const startsAt = new Date('2027-03-14T08:00Z');
    const event = { ...bread, startsAt };
    const file = calendarFileOf({ productName: 'Turnout', publicUrl }, [{ event, uid, writtenAt }]);
    expect(readCalendarFile(file).startsAt).toEqual(startsAt);
  });

  it('is the same whenever it is made', () => {
    expect(fileOf()).toBe(fileOf());
  });

  it.each([
    ['Turnout', 'Turnout'],
    [' Bread/& Soup 2.0 ', 'Bread Soup 2.0'],
    ['🎪', 'Turnout'],
  ])('names the product %j that made it', (productName, named) => {
    expect(fileOf({}, productName)).toContain(`\r\nPRODID:-//${named}//Events//EN\r\n`);
  });

  it('says start and end in UTC', () => {
    expect(fileOf()).toContain('\r\nDTSTART:20270314T100000Z\r\nDTEND:20270314T123000Z\r\n');
  });

  it.each([
    ['over midnight', '2027-03-14', '22:00', '02:00', '20270314T220000Z', '20270315T020000Z'],
    ['on a leap day', '2028-02-29', '23:00', '01:00', '20280229T230000Z', '20280301T010000Z'],
    ['while clocks go forward', '2027-03-28', '00:30', '02:30', '20270328T003000Z', '20270328T023000Z'],
    ['while clocks go back', '2027-10-31', '00:30', '02:30', '20271031T003000Z', '20271031T023000Z'],
  ])('takes an event %s', (_when, date, startTime, endTime, start, end) => {
    expect(fileOf({ date, startTime, endTime })).toContain(`DTSTART:${start}\r\nDTEND:${end}\r\n`);
  });

  it('escapes what means something to a calendar', () => {
    const file = fileOf({ location: 'A, B; C\\D\nE' });
    expect(file).toContain('\r\nLOCATION:A\\, B\\; C\\\\D\\nE\r\n');
    expect(readCalendarFile(file).location).toBe('A, B; C\\D\nE');
  });

  it.each([
    ['long words', 'W'.repeat(5000)],
    ['long sentences', 'Flour, water; salt. '.repeat(250).trim()],
    ['letters of two octets', 'é'.repeat(5000)],
    ['emoji', '👩‍🍳🎪'.repeat(1000)],
  ])('folds %s at 75 octets, between characters', (_what, description) => {
    const file = fileOf({ description });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.isWellFormed() && file.split('\r\n').every((line) => line.isWellFormed())).toBe(true);
    expect(readCalendarFile(file).description).toBe(`${description}\n\n${page}`);
  });

  it('ends every line, the last one included, as the format wants', () => {
    expect(fileOf().endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(fileOf().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it.each(hostileTexts)('takes no harm from %s', (_what, text) => {
    const file = fileOf({ title: text, description: text, location: text }, text);
    expect(readCalendarFile(file)).toMatchObject({ uid, url: page, startsAt: new Date('2027-03-14T10:00Z') });
    expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
    expect(namesOf(file)).toEqual(namesOf(fileOf()));
  });
});

/** The properties of a file, in order. */
function namesOf(file: string): (string | undefined)[] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => line.split(/[:;]/)[0]);
}
