import { expect, it } from 'vitest';
import { pathInside } from './paths';

it.each(['/events/bread', '/signedUpEvents', '/events?search=bread#top'])('S14: goes on to %s', (next) => {
  expect(pathInside(next)).toBe(next);
});

it.each([
  null,
  '',
  'events',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  '/x/..//evil.example',
  '//',
])('S14: does not go on to %j', (next) => {
  expect(pathInside(next)).toBeNull();
});
