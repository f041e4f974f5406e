import { converter, formatHex, parseHex, toGamut, wcagContrast } from 'culori';

/** The least contrast of text (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;
/** Of lightness in OKLCH, from 0 to 1. */
const STEP = 0.005;

/** The colours that the product has of its accent, in one scheme: `#rrggbb`. */
export interface Tones {
  /** Text, links and focus on the grounds; the ground of buttons. */
  accent: string;
  /** The ground of a button under the pointer. */
  accentStrong: string;
  /** Text on either of these two. */
  onAccent: string;
  /** The ground of notices, dates and prices. */
  accentSoft: string;
}

export type Scheme = 'light' | 'dark';

/** These stay the same with every accent. The client's palette.css has the same colours. */
export const grounds = {
  light: { paper: '#faf8f4', surface: '#ffffff', ink: '#1c1a17', muted: '#6a655c' },
  dark: { paper: '#141311', surface: '#1d1b18', ink: '#f2efe9', muted: '#a8a196' },
} as const;

/** Turnout's green, as palette.css has it. */
export const turnoutTones: Record<Scheme, Tones> = {
  light: { accent: '#0b7256', accentStrong: '#085a44', onAccent: '#ffffff', accentSoft: '#e2f2ec' },
  dark: { accent: '#4cc79f', accentStrong: '#6fd5b3', onAccent: '#062a1f', accentSoft: '#143229' },
};

/** How the tones of each scheme are made: the lightness and the chroma of the soft ground are those of the green's. */
const recipes = {
  light: { direction: -1, softLightness: 0.945, softChroma: 0.02, strongStep: 0.07 },
  dark: { direction: 1, softLightness: 0.29, softChroma: 0.04, strongStep: 0.06 },
} as const;

const inOklch = converter('oklch');
const inGamut = toGamut('rgb', 'oklch');

interface Colour {
  l: number;
  c: number;
  h: number;
}

/** A colour that a person wrote, `#0b7256`, with or without its sign; null for all else. */
export function readAccent(given: string | null): string | null {
  if (!/^#?(?:[\da-f]{3}|[\da-f]{6})$/i.test(given ?? '')) return null;
  return formatHex(parseHex(`#${given?.replace('#', '')}`)) ?? null;
}

/**
 * The tones of an accent. Its lightness in OKLCH is moved until all text in it and on it can be read in both schemes.
 * @param accent `#rrggbb`; null, or Turnout's own: Turnout's green
 */
export function tonesOf(accent: string | null): Record<Scheme, Tones> {
  if (accent === null || accent === turnoutTones.light.accent) return turnoutTones;
  return { light: tonesIn('light', accent), dark: tonesIn('dark', accent) };
}

function tonesIn(scheme: Scheme, accent: string): Tones {
  const { paper, surface } = grounds[scheme];
  const { direction, strongStep } = recipes[scheme];
  const given = colourOf(accent);
  const accentSoft = softOf(scheme, given);
  const isReadable = (colour: string) =>
    [paper, surface, accentSoft].every((ground) => reads(colour, ground));
  const moved = isReadable(accent) ? accent : moveUntil(given, direction, isReadable);
  const { l, ...hue } = colourOf(moved);
  // Beyond black there is nothing darker, and beyond white nothing lighter.
  const isAtEnd = l + direction * strongStep < 0 || l + direction * strongStep > 1;
  const accentStrong = hexOf({ l: l + (isAtEnd ? -1 : 1) * direction * strongStep, ...hue });
  const onAccent = onBoth(scheme, [moved, accentStrong], hue);
  return { accent: moved, accentStrong, onAccent, accentSoft };
}

function softOf(scheme: Scheme, { c, h }: Colour): string {
  const { ink, muted } = grounds[scheme];
  const { direction, softLightness, softChroma } = recipes[scheme];
  const soft = { l: softLightness, c: Math.min(c, softChroma), h };
  const carries = (ground: string) => [ink, muted].every((text) => reads(text, ground));
  return carries(hexOf(soft)) ? hexOf(soft) : moveUntil(soft, -direction, carries);
}

/** White on what is dark, and nearly black of the same hue on what is light, as the green has it. */
function onBoth(scheme: Scheme, colours: readonly string[], { c, h }: Omit<Colour, 'l'>): string {
  const dark = hexOf({ l: 0.26, c: Math.min(c, 0.04), h });
  const candidates = scheme === 'light' ? ['#ffffff', dark, '#000000'] : [dark, '#000000', '#ffffff'];
  const fits = candidates.find((text) => colours.every((ground) => reads(text, ground)));
  return fits ?? (candidates[0] as string);
}

/** @param direction of lightness: 1 or -1; black and white, where it ends, always fit */
function moveUntil({ l, ...hue }: Colour, direction: number, fits: (colour: string) => boolean): string {
  let lightness = l;
  let colour = hexOf({ l, ...hue });
  while (!fits(colour) && lightness > -STEP && lightness < 1 + STEP) {
    lightness += direction * STEP;
    colour = hexOf({ l: lightness, ...hue });
  }
  return colour;
}

function colourOf(hex: string): Colour {
  const { l = 0, c = 0, h = 0 } = inOklch(hex) ?? {};
  return { l, c, h };
}

/** The nearest colour that a screen has, by the way of CSS Color 4. */
function hexOf({ l, c, h }: Colour): string {
  return formatHex(inGamut({ mode: 'oklch', l: Math.min(Math.max(l, 0), 1), c, h }));
}

function reads(text: string, ground: string): boolean {
  return wcagContrast(text, ground) >= READABLE;
}

/** A sentence for each scheme in which the accent cannot be read as it is, and was moved. */
export function movesOf(accent: string | null): string[] {
  const tones = tonesOf(accent);
  if (tones === turnoutTones) return [];
  return (['light', 'dark'] as const)
    .filter((scheme) => tones[scheme].accent !== accent)
    .map(
      (scheme) =>
        `The accent ${accent} cannot be read on ${scheme} pages: ${tones[scheme].accent} is used there.`,
    );
}
