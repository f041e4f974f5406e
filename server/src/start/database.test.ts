import { expect, it } from 'vitest';
import { StartError } from '../platform/start-error.js';
import { explainConnectionFailure } from './database.js';

const failure = (code: string | undefined) => Object.assign(new Error('the reason'), { code });

it.each(['ECONNREFUSED', '28P01', '3D000', 'CERT_HAS_EXPIRED', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'])(
  'says in one sentence why a database cannot be reached: %s',
  (code) => {
    const error = explainConnectionFailure(failure(code), 'db.example.org/turnout');
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toBe(
      'The database at db.example.org/turnout cannot be used: the reason.',
    );
  },
);

it.each(['42P01', undefined])('leaves another error as it is: %s', (code) => {
  const error = failure(code);
  expect(explainConnectionFailure(error, 'db.example.org/turnout')).toBe(error);
});
