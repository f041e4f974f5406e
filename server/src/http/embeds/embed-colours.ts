import { converter, formatHex, interpolate, parseHex, wcagContrast } from 'culori';

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
/** Of lightness, from 0 to 1. */
const STEP = 0.01;

/** The grounds of the client's palette.css that an accent stands on, and how much of the accent a soft ground has. */
const schemes = {
  light: { paper: '#faf8f4', surface: '#ffffff', softness: 0.12, direction: -1 },
  dark: { paper: '#141311', surface: '#1d1b18', softness: 0.18, direction: 1 },
} as const;

const inOklch = converter('oklch');

/** A colour that anybody wrote into an address, `#0b7256`, with or without its sign; null for all else. */
export function readAccent(given: string | null): string | null {
  if (!/^#?(?:[\da-f]{3}|[\da-f]{6})$/i.test(given ?? '')) return null;
  return formatHex(parseHex(`#${given?.replace('#', '')}`)) ?? null;
}

/** The variables of one scheme: the accent is made darker, or lighter in the dark, until all text in it and on it can be read. */
export function accentIn(accent: string, scheme: keyof typeof schemes) {
  const { paper, surface, softness, direction } = schemes[scheme];
  const soft = formatHex(interpolate([surface, accent], 'rgb')(softness));
  const isReadable = (colour: string) =>
    [paper, surface, soft].every((ground) => wcagContrast(colour, ground) >= READABLE);
  let colour = accent;
  for (
    let { l, ...rest } = inOklch(accent) ?? { mode: 'oklch' as const, l: 0, c: 0 };
    !isReadable(colour);
  ) {
    l += direction * STEP;
    colour = formatHex({ ...rest, l });
  }
  const onAccent = wcagContrast(colour, '#ffffff') >= READABLE ? '#ffffff' : '#000000';
  return { '--accent': colour, '--accent-soft': soft, '--on-accent': onAccent };
}

/** The style of an accent, by the selectors of palette.css. */
export function accentStyle(accent: string): string {
  const rules = (scheme: keyof typeof schemes) =>
    Object.entries(accentIn(accent, scheme))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  const attribute = 'data-mantine-color-scheme';
  return [
    `:root{${rules('light')}}`,
    `@media (prefers-color-scheme:dark){:root:not([${attribute}="light"]){${rules('dark')}}}`,
    `:root[${attribute}="dark"]{${rules('dark')}}`,
  ].join('');
}
