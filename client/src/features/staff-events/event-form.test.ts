import { expect, it } from 'vitest';
import { changedInputOf, emptyEvent, inputOf, missingFields, valuesOf } from './event-form';

const bread = {
  title: 'Bread',
  description: 'Flour.',
  location: 'Leeds',
  type: 'Workshop',
  date: '2027-03-13',
  startTime: '10:00',
  endTime: '12:30',
  timeZone: 'Europe/London',
  price: '24.50',
};

it('sends the price in pence, and all else as it is', () => {
  const { price, ...texts } = bread;
  expect(inputOf(bread)).toEqual({ ...texts, pricePence: 2450 });
});

it('fills the form with the texts of an event', () => {
  const { price, ...texts } = bread;
  expect(valuesOf({ id: 'bread', ...texts, pricePence: 2450 })).toEqual(bread);
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
])('sends an edited %s', (field, value, input) => {
  expect(changedInputOf(bread, { ...bread, [field]: value })).toEqual(input);
});

it('names each field that is empty or of spaces alone, and no other', () => {
  expect(missingFields(bread)).toEqual({});
  expect(missingFields({ ...bread, title: ' ', price: '' })).toEqual({
    title: 'title is required',
    price: 'price is required',
  });
  expect(Object.keys(missingFields(emptyEvent))).toEqual(Object.keys(bread));
});
