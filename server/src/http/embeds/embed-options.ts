import { readAccent } from '../../features/brand/tones.js';

/** As many as the list's page has, so that a frame is never longer than a page. */
const MAX_FIRST = 20;
const DEFAULT_FIRST = 5;

const themes = ['light', 'dark'] as const;

/** How an embed looks. */
export interface EmbedOptions {
  /** How many events at most. */
  first: number;
  /** Null: as the visitor's system has it. */
  theme: (typeof themes)[number] | null;
  /** `#rrggbb`; null: the product's own. */
  accent: string | null;
}

/** Anybody can write an address: a value that can be no choice counts as none, and a number goes to the next bound. */
export function readEmbedOptions(search: string): EmbedOptions {
  const given = new URLSearchParams(search);
  const number = /^\d{1,9}$/.test(given.get('first') ?? '') ? Number(given.get('first')) : DEFAULT_FIRST;
  const first = Math.min(Math.max(number, 1), MAX_FIRST);
  const theme = themes.find((known) => known === given.get('theme')) ?? null;
  const accent = readAccent(given.get('accent'));
  return { first, theme, accent };
}
