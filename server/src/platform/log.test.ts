import { Writable } from 'node:stream';
import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.js';

function logInto() {
  let text = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { log: createLog('info', destination), written: () => text };
}

/** RFC 3339, in UTC. */
const ISO_TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('the log', () => {
  it('is a line of JSON for each thing that happens', () => {
    const { log, written } = logInto();
    log.info({ eventId: '1' }, 'event created');
    log.debug('not this');
    expect(written().endsWith('\n')).toBe(true);
    expect(JSON.parse(written())).toMatchObject({
      level: 'info',
      time: ISO_TIME,
      eventId: '1',
      msg: 'event created',
    });
  });

  it.each(['password', 'token', 'secret', 'cookie', 'authorization', 'email'])('has no %s', (name) => {
    const { log, written } = logInto();
    log.info({ [name]: 'hidden', input: { [name]: 'hidden' }, request: { headers: { [name]: 'hidden' } } });
    expect(written()).not.toContain('hidden');
    expect(written()).toContain('[redacted]');
  });

  it('has a failed query without the values that were entered', () => {
    const { log, written } = logInto();
    const driverError = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(hidden@example.org) already exists.',
      where: 'in a row with hidden',
    });
    log.error({ err: new QueryFailedError('INSERT INTO accounts VALUES ($1)', ['hidden'], driverError) });
    expect(written()).not.toContain('hidden');
    expect(JSON.parse(written()).err).toMatchObject({
      type: 'QueryFailedError',
      query: 'INSERT INTO accounts VALUES ($1)',
      code: '23505',
      stack: expect.stringContaining('duplicate key'),
    });
  });
});
