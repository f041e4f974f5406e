import { describe, expect, it } from 'vitest';
import { salutation } from './salutation.js';

describe('salutation', () => {
  it.each([
    ['Maya Okafor', 'Hello Maya Okafor,'],
    ["Niamh O'Brien", "Hello Niamh O'Brien,"],
    ['maya.okafor', 'Hello maya.okafor,'],
    ['J.R. Ortiz / Dr. Chen', 'Hello J.R. Ortiz / Dr. Chen,'],
    ['Eve\r\nBcc: all', 'Hello Eve Bcc: all,'],
    ['You won: https://example.org', 'Hello,'],
    ['You won: WWW.example.org', 'Hello,'],
    ['You won: example.org/prize', 'Hello,'],
    [' ', 'Hello,'],
    ['J. R. Smith', 'Hello J. R. Smith,'],
    ['Dr.Müller', 'Hello Dr.Müller,'],
    ['St.John', 'Hello St.John,'],
    ['A. B. de la Cruz Jr.', 'Hello A. B. de la Cruz Jr.,'],
  ])('to %j', (name, line) => {
    expect(salutation(name)).toBe(line);
  });

  it.each([
    'log in at evil-bank.com',
    'EVIL-BANK.COM',
    'log in at evil-bank.com.',
    'log in at evil-bank.example.org now',
    'evil-bank.zip',
    'evil\u200B-bank.\u200Bcom',
    'evil-bank．com',
    'пример.рф',
    'evil-bank.xn--p1ai',
    'Eve\r\nBcc: all@example.org',
    'http:evil-bank',
    'eve@evil-bank',
  ])('S32: leaves out %j, of which a mail program makes a link', (name) => {
    expect(salutation(name)).toBe('Hello,');
  });
});
