import { describe, expect, it } from 'vitest';
import { UserFailure } from '../../platform/graphql/user-failure.js';
import { parseInput } from '../parse-input.js';
import { eventInput, givenFields } from './event-input.js';
import { EventVisibility } from './event-visibility.js';

const bread = {
  title: 'Bread',
  description: 'Flour.',
  location: 'Leeds',
  type: 'Workshop',
  date: '2027-03-13',
  startTime: '10:00',
  endTime: '12:30',
  timeZone: 'Europe/London',
  pricePence: 2450,
};

function problemsOf(change: object): string[] {
  try {
    parseInput(eventInput, { ...bread, ...change });
    return [];
  } catch (error) {
    if (error instanceof UserFailure) return error.problems.map(({ code, field }) => `${field} ${code}`);
    throw error;
  }
}

describe('eventInput', () => {
  it('accepts a valid event unchanged', () => {
    const valid = {
      ...bread,
      capacity: 30,
      refundDeadlineHours: 24,
      visibility: EventVisibility.UNLISTED,
      attendeeNote: 'The code of the door is 4711.',
      language: 'pt-BR',
      cover: { pictureId: '01a1fb2f-3717-715a-b2f6-149fa4f183de', alt: 'A wall', focusX: 0, focusY: 1 },
    };
    expect(parseInput(eventInput, valid)).toEqual(valid);
    expect(parseInput(eventInput, { ...valid, cover: undefined }).cover).toBeNull();
  });

  it.each([0, 30, 31, 99_999_998, 99_999_999])('accepts a price of %i pence', (pricePence) => {
    expect(parseInput(eventInput, { ...bread, pricePence }).pricePence).toBe(pricePence);
  });

  it.each([-1, 1, 29, 100_000_000])('rejects a price of %i pence', (pricePence) => {
    expect(problemsOf({ pricePence })).toEqual(['pricePence INVALID_PRICE']);
  });

  it.each([null, undefined])('requires every field (%s)', (nothing) => {
    const empty = Object.fromEntries(Object.keys(bread).map((field) => [field, nothing]));
    const codeOf = (field: string) => (field === 'pricePence' ? 'PRICE_NOT_DECIDED' : 'REQUIRED');
    expect(problemsOf(empty)).toEqual(Object.keys(bread).map((field) => `${field} ${codeOf(field)}`));
  });

  it.each([
    ['title', 200],
    ['description', 5000],
    ['location', 300],
    ['type', 100],
  ])('accepts a %s of at most %i characters', (field, length) => {
    expect(problemsOf({ [field]: 'é'.repeat(length) })).toEqual([]);
    expect(problemsOf({ [field]: 'é'.repeat(length + 1) })).toEqual([`${field} TOO_LONG`]);
  });

  it('takes an event without a visibility for a public one, and none whose visibility is nothing', () => {
    expect(parseInput(eventInput, bread).visibility).toBe('PUBLIC');
    expect(problemsOf({ visibility: null })).toEqual(['visibility REQUIRED']);
  });

  it.each([null, undefined, '', ' \n'])('takes %j for no note for attendees', (attendeeNote) => {
    expect(parseInput(eventInput, { ...bread, attendeeNote }).attendeeNote).toBeNull();
  });

  it('accepts a note for attendees of at most 2000 characters', () => {
    expect(problemsOf({ attendeeNote: '🎪'.repeat(2000) })).toEqual([]);
    expect(problemsOf({ attendeeNote: '🎪'.repeat(2001) })).toEqual(['attendeeNote TOO_LONG']);
  });

  it.each([0, 24, 8760, null, undefined])('accepts %s hours as the end of refunds', (refundDeadlineHours) => {
    expect(problemsOf({ refundDeadlineHours })).toEqual([]);
  });

  it.each([-1, 8761, 2 ** 31 - 1])('rejects %i hours as the end of refunds', (refundDeadlineHours) => {
    expect(problemsOf({ refundDeadlineHours })).toEqual(['refundDeadlineHours INVALID_REFUND_DEADLINE']);
  });

  it.each(['Mars/Base', '+01:00', 'x'.repeat(9_999)])('rejects the time zone %j', (timeZone) => {
    expect(problemsOf({ timeZone })).toEqual(['timeZone INVALID_TIME_ZONE']);
  });

  it('takes a language by its tag, and an empty one as unknown', () => {
    const languageOf = (language: string | null) => parseInput(eventInput, { ...bread, language }).language;
    expect([' PT-br ', '', ' ', null].map(languageOf)).toEqual(['pt-BR', null, null, null]);
    expect(problemsOf({ language: 'english' })).toEqual(['language INVALID_LANGUAGE']);
  });
});

describe('givenFields', () => {
  it('leaves out what is not given, and what is no field of an event', () => {
    const input = { eventId: 'bread', title: 'Bread', location: null, type: undefined, pricePence: 0 };
    expect(givenFields(input)).toStrictEqual({ title: 'Bread', location: null, pricePence: 0 });
  });
});
