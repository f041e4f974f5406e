import { expect, it } from 'vitest';
import { TestClock } from '../../test/support/test-clock.js';
import { waitUntilConnected } from './wait-for-database.js';

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** What Node says of a certificate that is signed by nobody it knows, has expired, or is of another name. */
const CERTIFICATES = ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'];

/** A database that fails so many seconds, as `error` says. */
async function waitFor(seconds: number, error: () => Error = refused) {
  const clock = new TestClock();
  const opensAt = clock.now().getTime() + seconds * 1_000;
  const reports: number[] = [];
  let waited = 0;
  const waiting = waitUntilConnected(
    async () => {
      if (clock.now().getTime() < opensAt) throw error();
    },
    {
      clock,
      wait: async (milliseconds) => {
        clock.advance(milliseconds);
        waited += milliseconds / 1_000;
      },
      report: () => reports.push(waited),
    },
  );
  const failure = await waiting.then(
    () => null,
    (thrown: Error) => thrown.message,
  );
  return { failure, reports, waited };
}

it('says nothing where the database is there', async () => {
  expect(await waitFor(0)).toEqual({ failure: null, reports: [], waited: 0 });
});

it('waits for a database that comes within a minute, and says why every ten seconds', async () => {
  expect(await waitFor(35)).toEqual({ failure: null, reports: [0, 10, 20, 30], waited: 35 });
});

it('gives up after a minute', async () => {
  expect(await waitFor(3_600)).toEqual({
    failure: 'connect ECONNREFUSED',
    reports: [0, 10, 20, 30, 40, 50],
    waited: 60,
  });
});

it.each(['57P03', '08P01', 'ENOTFOUND', undefined])('waits after the code %s', async (code) => {
  const error = () => Object.assign(new Error('not yet'), { code });
  expect(await waitFor(2, error)).toMatchObject({ failure: null, waited: 2 });
});

it.each(['28P01', '3D000', ...CERTIFICATES])('waits for nothing after the refusal %s', async (code) => {
  const error = () => Object.assign(new Error('no'), { code });
  expect(await waitFor(2, error)).toEqual({ failure: 'no', reports: [], waited: 0 });
});
