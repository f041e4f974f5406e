import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toneStyle } from './tone-style.js';
import { grounds, movesOf, readAccent, type Scheme, tonesOf, turnoutTones } from './tones.js';

const schemes = ['light', 'dark'] as const;
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

/** Every pair of text and ground that the theme makes of an accent, and every pair of a control and its ground. */
function pairs(accent: string, scheme: Scheme) {
  const { accent: own, accentStrong, onAccent, accentSoft } = tonesOf(accent)[scheme];
  const { paper, surface, ink, muted } = grounds[scheme];
  return {
    texts: [
      [own, paper],
      [own, surface],
      [own, accentSoft],
      [onAccent, own],
      [onAccent, accentStrong],
      [ink, accentSoft],
      [muted, accentSoft],
    ] as const,
    controls: [
      [own, paper],
      [own, surface],
      [accentStrong, paper],
      [accentStrong, surface],
    ] as const,
  };
}

/** The variables of the client's style sheet. */
function paletteOf(scheme: Scheme): Record<string, string> {
  const sheet = readFileSync(new URL('../../../../client/src/palette.css', import.meta.url), 'utf8');
  const selector = scheme === 'light' ? ':root {' : ':root[data-mantine-color-scheme="dark"] {';
  const rules = sheet.slice(sheet.indexOf(selector)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...rules.matchAll(/--([\w-]+): (#[\da-f]+);/g)].map(([, name, value]) => [name, value]),
  );
}

function expectContrast(accent: string): void {
  for (const scheme of schemes) {
    const { texts, controls } = pairs(accent, scheme);
    for (const [text, ground] of texts)
      expect(wcagContrast(text, ground), `${scheme} ${text} ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const [control, ground] of controls)
      expect(wcagContrast(control, ground), `${scheme} ${control} ${ground}`).toBeGreaterThanOrEqual(3);
  }
}

it.each(schemes)('each text of the palette can be read on each ground of it (%s)', (scheme) => {
  const palette = paletteOf(scheme);
  const texts = ['ink', 'muted', 'accent', 'accent-strong', 'on-paid', 'danger', 'danger-strong'];
  const backgrounds = ['paper', 'surface', 'accent-soft', 'paid', 'danger-soft'];
  const pairs = texts.flatMap((text) => backgrounds.map((ground) => [text, ground]));
  for (const kind of ['accent', 'danger']) pairs.push([`on-${kind}`, kind], [`on-${kind}`, `${kind}-strong`]);
  const contrastOf = ([text = '', ground = '']: string[]) =>
    wcagContrast(palette[text] ?? text, palette[ground] ?? ground);
  expect(pairs.filter((pair) => !(contrastOf(pair) >= 4.5))).toEqual([]);
});

describe('the tones of an accent', () => {
  it.each([
    ['white', '#ffffff'],
    ['light grey', '#c9c9c9'],
    ['yellow', '#ffe600'],
    ['lime', '#00ff00'],
    ['orange', '#ff7a00'],
    ['pink', '#ff4fa3'],
    ['red', '#d11313'],
    ['blue', '#0000ff'],
    ['violet', '#3b0764'],
    ['black', '#000000'],
  ])('V4: have contrast AA in both schemes, of %s', (_name, accent) => {
    expectContrast(accent);
  });

  it('V4: have contrast AA in both schemes, of any colour', () => {
    fc.assert(fc.property(hex, expectContrast));
  });

  it('keep an accent as it is where it can be read, and say where it was moved', () => {
    expect(tonesOf('#3b0764').light.accent).toBe('#3b0764');
    expect(movesOf('#3b0764')).toEqual([
      `The accent #3b0764 cannot be read on dark pages: ${tonesOf('#3b0764').dark.accent} is used there.`,
    ]);
    expect(movesOf('#ffffff')).toEqual([
      `The accent #ffffff cannot be read on light pages: ${tonesOf('#ffffff').light.accent} is used there.`,
    ]);
  });

  it('keep the hue of a colour that is moved', () => {
    expect(tonesOf('#ffe600').light.accent).toMatch(/^#7[0-9a-f]6[0-9a-f]00$/);
  });

  it.each([null, '#0b7256'])("are Turnout's green for %j", (accent) => {
    expect(tonesOf(accent)).toBe(turnoutTones);
    expect(movesOf(accent)).toEqual([]);
  });

  it.each(schemes)("are those of the client's palette by default, in the %s scheme", (scheme) => {
    const { accent, accentStrong, onAccent, accentSoft } = turnoutTones[scheme];
    const { paper, surface, ink, muted } = grounds[scheme];
    expect(paletteOf(scheme)).toMatchObject({
      accent,
      'accent-strong': accentStrong,
      'on-accent': onAccent,
      'accent-soft': accentSoft,
      paper,
      surface,
      ink,
      muted,
    });
  });

  it('differ where a pointer is on a button, of black and white too', () => {
    for (const accent of ['#000000', '#ffffff', '#3b0764'])
      for (const scheme of schemes)
        expect(tonesOf(accent)[scheme].accentStrong).not.toBe(tonesOf(accent)[scheme].accent);
  });

  it('are a style of variables alone', () => {
    expect(toneStyle(tonesOf('#ff7a00'))).toMatch(/^[\w\s:{};#"=()[\]@-]+$/);
  });
});

describe('an accent', () => {
  it.each([
    ['#0B7256', '#0b7256'],
    ['0b7256', '#0b7256'],
    ['#f00', '#ff0000'],
  ])('is read from %s', (given, read) => {
    expect(readAccent(given)).toBe(read);
  });

  it.each([null, '', 'red', '#12', '#12345g', '##ffffff', '#ffffff;}', 'red;}</style>', '\u0130ffffff'])(
    'V5: is not read from %j',
    (given) => {
      expect(readAccent(given)).toBeNull();
    },
  );
});
