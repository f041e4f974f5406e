import { expect, it } from 'vitest';
import { changedInputOf, emptyEvent, inputOf, missingFields, valuesOf } from './event-values';
import { pictureText } from './picture/chosen-picture';

const bread = {
  title: 'Bread',
  description: 'Flour.',
  type: 'Workshop',
  date: '2027-03-13',
  startTime: '10:00',
  endTime: '12:30',
  timeZone: 'Europe/London',
  location: 'Leeds',
  price: '24.50',
  capacity: '',
  refundDeadlineHours: '',
  visibility: 'PUBLIC',
  attendeeNote: '',
  language: '',
  cover: '',
};

const picture = {
  pictureId: 'wall',
  alt: 'A wall',
  focusX: 0.25,
  focusY: 0.5,
  url: '/pictures/wall/800.webp',
};

it('sends the price in pence, and all else as it is', () => {
  const { price, capacity, refundDeadlineHours, attendeeNote, language, cover, ...texts } = bread;
  expect(inputOf(bread)).toEqual({ ...texts, pricePence: 2450 });
  const optional = { capacity: '30', refundDeadlineHours: '48', attendeeNote: 'Ring twice.', language: 'cy' };
  expect(inputOf({ ...bread, ...optional })).toEqual({
    ...texts,
    pricePence: 2450,
    capacity: 30,
    refundDeadlineHours: 48,
    attendeeNote: 'Ring twice.',
    language: 'cy',
  });
});

it('fills the form with the texts of an event', () => {
  const { price, ...texts } = bread;
  const nothing = {
    capacity: null,
    refundDeadlineHours: null,
    attendeeNote: null,
    language: null,
    cover: null,
  };
  const stored = { pricePence: 2450, ...nothing };
  const event = { ...texts, ...stored, visibility: 'PUBLIC' as const };
  expect(valuesOf(event)).toEqual(bread);
  expect(valuesOf({ ...event, capacity: 30, refundDeadlineHours: 0 })).toEqual({
    ...bread,
    capacity: '30',
    refundDeadlineHours: '0',
  });
  expect(valuesOf({ ...event, cover: picture }).cover).toBe(pictureText(picture));
});

it('sends nothing of what was not edited', () => {
  expect(changedInputOf(bread, { ...bread })).toEqual({});
});

it.each([
  ['title', 'Bread at night', { title: 'Bread at night' }],
  ['description', '', { description: '' }],
  ['endTime', '13:00', { endTime: '13:00' }],
  ['price', '0', { pricePence: 0 }],
  ['price', '12', { pricePence: 1200 }],
  ['capacity', '30', { capacity: 30 }],
  ['capacity', '3.5', { capacity: -1 }],
  ['capacity', '9999999999', { capacity: -1 }],
  ['refundDeadlineHours', '168', { refundDeadlineHours: 168 }],
  ['visibility', 'UNLISTED', { visibility: 'UNLISTED' }],
  ['attendeeNote', 'Ring twice.', { attendeeNote: 'Ring twice.' }],
  ['language', 'pt-BR', { language: 'pt-BR' }],
  ['cover', pictureText(picture), { cover: { pictureId: 'wall', alt: 'A wall', focusX: 0.25, focusY: 0.5 } }],
])('sends an edited %s', (field, value, input) => {
  expect(changedInputOf(bread, { ...bread, [field]: value })).toEqual(input);
});

it('takes away a picture that was removed, and sends none where there was none', () => {
  const withPicture = { ...bread, cover: pictureText(picture) };
  expect(changedInputOf(withPicture, bread)).toEqual({ removeCover: true });
  expect(inputOf(bread)).not.toHaveProperty('removeCover');
});

it('names each field that is empty or of spaces alone, and no other', () => {
  expect(missingFields(bread)).toEqual({});
  expect(missingFields({ ...bread, title: ' ', price: '' })).toEqual({
    title: 'title is required',
    price: 'price is required',
  });
  const { capacity, refundDeadlineHours, visibility, attendeeNote, language, cover, ...required } = bread;
  expect(Object.keys(missingFields(emptyEvent))).toEqual(Object.keys(required));
});
