import { describe, expect, it } from 'vitest';
import { salutation } from './salutation.js';

describe('salutation', () => {
  it.each([
    ['Maya Okafor', 'Hello Maya Okafor,'],
    ["Niamh O'Brien", "Hello Niamh O'Brien,"],
    ['maya.okafor', 'Hello maya.okafor,'],
    ['J.R. Ortiz / Dr. Chen', 'Hello J.R. Ortiz / Dr. Chen,'],
    ['Eve\r\nBcc: all@example.org', 'Hello Eve Bcc: all@example.org,'],
    ['You won: https://example.org', 'Hello,'],
    ['You won: WWW.example.org', 'Hello,'],
    ['You won: example.org/prize', 'Hello,'],
    [' ', 'Hello,'],
  ])('to %j', (name, line) => {
    expect(salutation(name)).toBe(line);
  });
});
