import { expect } from 'vitest';
import type { Mail } from './mail-gateway.js';

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const controlCharacter = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/;
const turnedDirection = /[\u202A-\u202E\u2066-\u2069]/;
const placeholder = /undefined|null|NaN|\[object|Invalid|\{\{|\$\{/;

/** The text of a mail between its tags, as a reader sees it. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(style|title)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

export function expectNoPlaceholder({ subject, html, text }: Mail): void {
  for (const part of [subject, html, text]) expect(part).not.toMatch(placeholder);
}

/** Text by people is text, and only text: the mail has the tags, attributes included, of a harmless one. */
export function expectNoHarm(mail: Mail, harmless: Mail): void {
  expect(tagsOf(mail.html)).toEqual(tagsOf(harmless.html));
  expect(mail.subject).not.toMatch(controlCharacter);
  for (const part of [mail.subject, mail.html, mail.text]) {
    expect(part).not.toMatch(turnedDirection);
    expect(part.isWellFormed()).toBe(true);
  }
  expect(mail.text.replaceAll('\n', '')).not.toMatch(controlCharacter);
  expect(mail.text.split('\n').length).toBe(harmless.text.split('\n').length);
}

/** Each ticket has a code of its own. */
function tagsOf(html: string): string[] {
  return html.replaceAll(/(?<=Your ticket: )[\dA-Z ]+/g, '').match(/<[^>]*>?/g) ?? [];
}
