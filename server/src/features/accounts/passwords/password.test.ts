import { expect, it } from 'vitest';
import { newPassword } from './password.js';

const codesOf = (password: string) =>
  newPassword
    .safeParse(password)
    .error?.issues.map((issue) => 'params' in issue && issue.params?.errorCode) ?? [];

it.each([
  ['6 characters', '123456', []],
  ['5 characters', '12345', ['WEAK_PASSWORD']],
  ['5 characters of two units each', '🎪'.repeat(5), ['WEAK_PASSWORD']],
  ['128 characters of two units each', '🎪'.repeat(128), []],
  ['129 characters', 'a'.repeat(129), ['TOO_LONG']],
  ['6 characters, one of them half', '12345\ud83d', ['WEAK_PASSWORD']],
  ['spaces alone', ' '.repeat(6), []],
])('a password of %s', (_what, password, codes) => {
  expect(codesOf(password)).toEqual(codes);
});

it('is neither cut nor trimmed', () => {
  expect(newPassword.parse('  Secret ')).toBe('  Secret ');
});
