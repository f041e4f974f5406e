import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentIn, accentStyle, readAccent } from './embed-colours.js';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const grounds = { light: ['#faf8f4', '#ffffff'], dark: ['#141311', '#1d1b18'] };

describe('an accent', () => {
  it('can be read on each ground of both schemes, and its own ground can be written on', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom('light' as const, 'dark' as const), (accent, scheme) => {
        const colours = accentIn(accent, scheme);
        for (const ground of [...grounds[scheme], colours['--accent-soft']])
          expect(wcagContrast(colours['--accent'], ground)).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(colours['--on-accent'], colours['--accent'])).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('stays as it is where it can be read', () => {
    expect(accentIn('#0b7256', 'light')['--accent']).toBe('#0b7256');
  });

  it.each([
    ['#0B7256', '#0b7256'],
    ['0b7256', '#0b7256'],
    ['#f00', '#ff0000'],
  ])('is read from %s', (given, read) => {
    expect(readAccent(given)).toBe(read);
  });

  it.each([null, '', 'red', '#12', '#12345g', '##ffffff', '#ffffff;}', 'red;}</style>', '\u0130ffffff'])(
    'is not read from %j',
    (given) => {
      expect(readAccent(given)).toBeNull();
    },
  );

  it('is a style of variables alone', () => {
    expect(accentStyle('#0b7256')).toMatch(/^[\w\s:{};#"=()[\]@-]+$/);
  });
});
