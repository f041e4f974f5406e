import { describe, expect, it } from 'vitest';
import { sanitizeHeaderText } from './sanitize-header-text.js';

describe('sanitizeHeaderText', () => {
  it.each([
    ['Bread for beginners', 'Bread for beginners'],
    ['  two   words ', 'two words'],
    ['Tea\r\nBcc: all@example.org', 'Tea Bcc: all@example.org'],
    ['a\rb\nc\td\u2028e\u2029f\u0085g\vh', 'a b c d e f g h'],
    ['a\u0000b\u0007c\u007Fd', 'a b c d'],
    ['\u202Eetah\u202C \u2067x\u2069', 'etah x'],
    ['שלום\u200F!', 'שלום\u200F!'],
    ['👩‍🍳 <script> {{name}}', '👩‍🍳 <script> {{name}}'],
    ['half \uD83D', 'half \uFFFD'],
    ['\r\n', ''],
  ])('of %j', (text, line) => {
    expect(sanitizeHeaderText(text)).toBe(line);
  });
});
