import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import type { Font } from 'satori';

const { resolve } = createRequire(import.meta.url);

/** The letters of the product's own fonts: Latin, Greek, Cyrillic, and the signs that these use. */
const OWN =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{ASCII}\u00a0-\u052f\u2000-\u20cf\u2100-\u214f]/u;

/** Chinese, Japanese and Korean. A single weight of them is light: their packages have 60 MB for nine weights. */
export const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** How the name of each file ends: a font for each script, and its weight where it has several. */
const bold = '-700-normal.woff2';
const variable = '-wght-normal.woff2';
const others = {
  '@fontsource/noto-sans-arabic': bold,
  '@fontsource/noto-sans-hebrew': bold,
  '@fontsource/noto-sans-devanagari': bold,
  '@fontsource/noto-sans-bengali': bold,
  '@fontsource/noto-sans-tamil': bold,
  '@fontsource/noto-sans-thai': bold,
};
const [chinese, japanese, korean] = ['sc', 'jp', 'kr'].map((name) => ({
  [`@fontsource-variable/noto-sans-${name}`]: variable,
}));
const emoji = { '@fontsource-variable/noto-emoji': variable };

/** A part of a font: the packages cut each into files by ranges of letters, so that few are read for a text. */
interface Part {
  name: string;
  file: string;
  /** First and last code point. */
  ranges: (readonly [number, number])[];
}

const partsOfPackages = new Map<string, Promise<Part[]>>();
const files = new LRUCache<string, Buffer>({ maxSize: 8_000_000, sizeCalculation: ({ length }) => length });

/** The fonts that a text needs besides the product's own, in the order in which a letter is looked for. */
export async function fontsOfScripts(text: string): Promise<Font[]> {
  const letters = new Set([...text].filter((letter) => !OWN.test(letter)));
  if (letters.size === 0) return [];
  const parts = (await Promise.all(Object.entries(packagesFor(text)).map(partsOf))).flat();
  const needed = new Set(
    [...letters].flatMap((letter) => parts.find((part) => hasLetter(part, letter)) ?? []),
  );
  return Promise.all([...needed].map(loadPart));
}

/** The same Chinese characters have other forms in Japanese and Korean: the text says which it is in. */
function packagesFor(text: string): Record<string, string> {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return { ...others, ...japanese, ...chinese, ...korean, ...emoji };
  if (/\p{Script=Hangul}/u.test(text)) return { ...others, ...korean, ...chinese, ...japanese, ...emoji };
  return { ...others, ...chinese, ...japanese, ...korean, ...emoji };
}

function partsOf([name, end]: [string, string]): Promise<Part[]> {
  const known = partsOfPackages.get(name) ?? readParts(name, end);
  partsOfPackages.set(name, known);
  return known;
}

async function readParts(packageName: string, end: string): Promise<Part[]> {
  const listed: Record<string, string> = JSON.parse(
    await readFile(resolve(`${packageName}/unicode.json`), 'utf8'),
  );
  const family = packageName.replace(/.*\//, '');
  return Object.entries(listed).map(([key, ranges]) => {
    // Numbered parts stand in brackets.
    const name = `${family}-${key.replace(/[[\]]/g, '')}`;
    return { name, file: `${packageName}/files/${name}${end}`, ranges: ranges.split(',').map(rangeOf) };
  });
}

/** Of CSS's `unicode-range`: `U+1f32a` or `U+1f330-1f357`. */
function rangeOf(text: string): readonly [number, number] {
  const [first = '', last = first] = text.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function hasLetter({ ranges }: Part, letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= point && point <= last);
}

async function loadPart({ name, file }: Part): Promise<Font> {
  const data = files.get(file) ?? (await readFile(resolve(file)));
  files.set(file, data);
  return { name, data, weight: 700, style: 'normal' };
}
