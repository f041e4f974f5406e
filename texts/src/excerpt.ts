import { descriptionInOneLine } from './markdown-text.js';

/** Characters that cards, search engines and messengers show. */
export const EXCERPT_LENGTH = 200;

/** The beginning of a description, for a card: plain text. */
export function excerptOf({ description }: { description: string }): string {
  return shorten(descriptionInOneLine(description));
}

/** One line that ends with a whole word. */
export function shorten(line: string): string {
  if (line.length <= EXCERPT_LENGTH) return line;
  const start = line.slice(0, EXCERPT_LENGTH);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), EXCERPT_LENGTH / 2)).toWellFormed()}…`;
}
