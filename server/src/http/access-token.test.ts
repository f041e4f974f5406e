import { expect, it } from 'vitest';
import { hasAccessToken } from './access-token.js';

it.each([
  ['Bearer trn_1', true],
  ['bearer  TRN_1', true],
  ['Bearertrn_1', false],
  ['Bearer abc', false],
  ['Basic Bearer trn_1', false],
  ['Basic dHJuXzE=', false],
  ['trn_1', false],
  ['', false],
  [undefined, false],
])('whether %j is an access token: %s', (authorization, expected) => {
  expect(hasAccessToken({ headers: { authorization } })).toBe(expected);
});
