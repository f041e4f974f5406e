import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTicketCode, parseTicketCode, ticketCodeText } from './ticket-code.js';

const code = Uint8Array.from({ length: 16 }, (_, n) => (n * 37 + 11) % 256);
const codes = fc.uint8Array({ minLength: 16, maxLength: 16 });

describe('a ticket code', () => {
  it('is shown in groups of four', () => {
    expect(formatTicketCode(code)).toMatchInlineSnapshot(`"1CR5 AYMZ RKMG WCTR FPHC FV0H 6R"`);
    expect(formatTicketCode(code).replaceAll(' ', '')).toBe(ticketCodeText(code));
  });

  it('is written in the digits and letters that no person mistakes', () => {
    fc.assert(fc.property(codes, (bytes) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(ticketCodeText(bytes))));
  });

  it('is read back from what is shown', () => {
    fc.assert(
      fc.property(codes, (bytes) => {
        expect(parseTicketCode(formatTicketCode(bytes))).toEqual(bytes);
      }),
    );
  });

  it('is read back as people type it', () => {
    const typed: Record<string, readonly string[]> = { '0': ['0', 'O', 'o'], '1': ['1', 'I', 'i', 'L', 'l'] };
    fc.assert(
      fc.property(codes, fc.infiniteStream(fc.nat(60)), (bytes, choices) => {
        const letters = [...formatTicketCode(bytes)].map((letter) => {
          const ways = typed[letter] ?? [letter, letter.toLowerCase(), `${letter} `, `${letter}-`];
          return ways[choices.next().value % ways.length];
        });
        expect(parseTicketCode(letters.join(''))).toEqual(bytes);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['a letter too few', ticketCodeText(code).slice(1)],
    ['a letter too many', `${ticketCodeText(code)}0`],
    ['a letter that no code has', ticketCodeText(code).replace(/^./, 'U')],
    ['other signs', ticketCodeText(code).replace(/^./, '?')],
    ['a link', `https://turnout.example/${ticketCodeText(code)}`],
    ['more bits than a code has', ticketCodeText(code).replace(/.$/, 'Z')],
  ])('is not read from %s', (_what, text) => {
    expect(parseTicketCode(text)).toBeNull();
  });
});
