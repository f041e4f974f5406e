import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Maya Okafor', 'MO'],
  ['maya ruth okafor', 'MO'],
  ['  Cher ', 'C'],
  ['Élodie Ünal', 'ÉÜ'],
  ['👩🏽‍🌾 Farm', '👩🏽‍🌾F'],
  ['', ''],
])('makes of %j the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
