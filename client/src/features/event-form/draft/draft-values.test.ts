import { print } from 'graphql';
import { expect, it } from 'vitest';
import { emptyEvent } from '../event-values';
import { draftInput, draftVersion } from './draft-values';
import { DraftFieldsFragmentDoc } from './gql/draft-values';

const fields = {
  title: 'Bread for beginners',
  description: 'We *bake*.',
  location: 'Weir Mill Kitchen',
  type: 'Workshop',
  date: '2027-03-09',
  startTime: '13:00',
  endTime: '15:30',
  timeZone: 'Europe/London',
  pricePence: 1450,
  capacity: 10,
  refundDeadlineHours: 24,
  visibility: 'UNLISTED' as const,
  attendeeNote: 'The code of the door is 4711.',
  language: 'pt-BR',
};
const cover = { pictureId: 'wall', alt: 'A wall', focusX: 0.25, focusY: 0.5 };
const stored = { id: 'bread', updatedAt: '2026-11-26T12:00:00.000Z' };

it('a draft that is read and saved again has every field as it was', () => {
  const shown = { ...cover, url: '/pictures/wall/800.webp' };
  const draft = { ...stored, ...fields, missing: [], cover: shown };
  expect(draftInput(draftVersion(draft).values)).toEqual({ ...fields, cover });
});

it('a draft of a title alone stays one', () => {
  const open = Object.fromEntries(Object.keys(fields).map((name) => [name, null])) as Record<
    | 'description'
    | 'location'
    | 'type'
    | 'date'
    | 'startTime'
    | 'endTime'
    | 'capacity'
    | 'refundDeadlineHours',
    null
  >;
  const texts = { title: 'Bread', attendeeNote: null, language: null, timeZone: 'UTC' };
  const draft = { ...fields, ...open, ...texts, pricePence: 0 };
  const given = { ...draft, visibility: 'PUBLIC' as const };
  const { values } = draftVersion({ ...stored, ...given, missing: ['date', 'pricePence'], cover: null });
  expect(values.price).toBe('');
  expect(draftInput(values)).toEqual({ ...given, pricePence: null, removeCover: true });
});

it('a draft that is free stays free', () => {
  const { values } = draftVersion({ ...stored, ...fields, missing: [], pricePence: 0, cover: null });
  expect(values.price).toBe('0');
  expect(draftInput(values)).toMatchObject({ pricePence: 0 });
});

it('every field that is saved is read again', () => {
  const read = print(DraftFieldsFragmentDoc).split(/\s+/);
  const { removeCover: _, ...saved } = draftInput(emptyEvent);
  expect(Object.keys(saved).filter((name) => !read.includes(name))).toEqual([]);
});
