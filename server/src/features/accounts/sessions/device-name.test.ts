import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.js';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('deviceName', () => {
  it.each([
    [WINDOWS, 'Firefox on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Microsoft Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Something/1.0', 'Windows'],
  ])('says in words what %s is', (userAgent, words) => {
    expect(deviceName(userAgent)).toBe(words);
  });

  it.each([
    undefined,
    '',
    '<script>alert(1)</script>/1.0 (x) y',
    'Your account is locked, call 555/1 (now) please',
    '\u0000\ud800',
  ])('takes no words from %j', (userAgent) => {
    expect(deviceName(userAgent)).toBeNull();
  });

  it('looks at the beginning of a long one alone', () => {
    expect(deviceName(WINDOWS + ' '.repeat(16_000))).toBe('Firefox on Windows');
    expect(deviceName(' '.repeat(500) + WINDOWS)).toBeNull();
  });
});
