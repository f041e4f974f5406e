import { expect, it } from 'vitest';
import { bearerOf } from './bearer.js';

it.each([
  ['Bearer trn_1', { kind: 'access token', secret: 'trn_1' }],
  ['bearer  TRN_1', { kind: 'access token', secret: 'TRN_1' }],
  ['Bearer trd_1', { kind: 'door pass', secret: 'trd_1' }],
  ['bearer  TRD_1', { kind: 'door pass', secret: 'TRD_1' }],
  ['Bearertrn_1', null],
  ['Bearer abc', null],
  ['Basic Bearer trn_1', null],
  ['Basic dHJuXzE=', null],
  ['trn_1', null],
  ['', null],
  [undefined, null],
])('the secret of ours in %j is %j', (authorization, expected) => {
  expect(bearerOf({ headers: { authorization } })).toEqual(expected);
});
