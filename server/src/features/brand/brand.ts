import { createHash } from 'node:crypto';
import type { BrandLink } from './brand-links.js';
import type { DrawnLogo } from './logo/draw-logo.js';
import type { Logo } from './logo/read-logo.js';
import { type Scheme, type Tones, tonesOf } from './tones.js';

export const DEFAULT_NAME = 'Turnout';
export const MAX_NAME_LENGTH = 60;
export const MAX_HEADLINE_LENGTH = 120;

/** The choices that an operator has of the look. Null: the product's own. */
export interface BrandChoice {
  name: string | null;
  /** The sentence below the heading of the front page. */
  headline: string | null;
  /** `#rrggbb`. */
  accent: string | null;
  links: readonly BrandLink[] | null;
  lightLogo: Logo | null;
  darkLogo: Logo | null;
}

/** How the product looks here. */
export interface Brand extends Omit<BrandChoice, 'name' | 'links'> {
  name: string;
  links: readonly BrandLink[];
  tones: Record<Scheme, Tones>;
  /** The logo on light grounds as mails have it. */
  mailLogo: DrawnLogo | null;
  /** The choices that the environment has made: no page changes them. */
  fixed: readonly (keyof BrandChoice)[];
  /** Of everything in it: for addresses and the keys of caches. */
  version: string;
}

export const nothingChosen: BrandChoice = {
  name: null,
  headline: null,
  accent: null,
  links: null,
  lightLogo: null,
  darkLogo: null,
};

/** @param byEnvironment wins over what is stored */
export function brandOf(byEnvironment: BrandChoice, stored: BrandChoice): Brand {
  const names = Object.keys(nothingChosen) as (keyof BrandChoice)[];
  const chosen: BrandChoice = { ...stored };
  const fixed = names.filter((name) => byEnvironment[name] !== null);
  for (const name of fixed) Object.assign(chosen, { [name]: byEnvironment[name] });
  const { name, headline, accent, links, lightLogo, darkLogo } = chosen;
  return {
    name: name ?? DEFAULT_NAME,
    headline,
    accent,
    links: links ?? [],
    lightLogo,
    darkLogo,
    tones: tonesOf(accent),
    mailLogo: null,
    fixed,
    version: versionOf([name, headline, accent, links, lightLogo?.hash, darkLogo?.hash]),
  };
}

function versionOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12);
}

/** The logo of a scheme, and where it is served: one alone is shown in both. */
export function logoIn(
  brand: Pick<Brand, 'lightLogo' | 'darkLogo'>,
  scheme: Scheme,
): { logo: Logo; path: string } | null {
  const order = scheme === 'light' ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  for (const each of order) {
    const logo = brand[`${each}Logo`];
    if (logo) return { logo, path: logoPath(each, logo) };
  }
  return null;
}

/** Where it is served. A new logo has a new address, so that browsers keep each for good. */
export function logoPath(scheme: Scheme, { hash }: Logo): string {
  return `/brand/logos/${scheme}?v=${hash}`;
}
