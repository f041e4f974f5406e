import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Initials } from './person';

const toneOf = (name: string) => render(<Initials name={name} />).container.firstElementChild?.className;

it('has ten tones, of which a name always has the same', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Person ${index}`);
  const tones = names.map(toneOf);
  expect(new Set(tones).size).toBe(10);
  expect(names.map(toneOf)).toEqual(tones);
});

it('has a tone for any name', () => {
  for (const name of ['', '👩🏽‍🌾', '日本', '\uD800']) expect(toneOf(name)).not.toContain('undefined');
});
