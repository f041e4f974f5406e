const spaceAndControls = /[\s\p{Cc}]+/gu;

/** Embeddings, overrides and isolates: they turn the text around them about. The marks of one letter's width stay. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text that people wrote, as one line that changes nothing around it: no line break that would end a header, no
 * control character, no turned direction.
 */
export function sanitizeHeaderText(text: string): string {
  return text.toWellFormed().replace(directionControls, '').replace(spaceAndControls, ' ').trim();
}

/** The name of a mail's sender. Between quotes no character but the quote and the backslash means anything. */
export function senderName(text: string): string {
  return sanitizeHeaderText(text)
    .replace(/["\\<>]/g, '')
    .slice(0, 100);
}
